/* oxlint-disable taskfield/barrels -- one piece of code for a bundler, which is what this file is for */
// The rest of the field: all that is not needed to show a plain text and to type in it. It is one piece of code, which a page loads right
// after the field (`load-rest.ts`); what is only opened comes later still (`later/`).
export { sendComment } from '../../behaviours/comment/send-comment.ts'
export { pasteHtml } from '../../behaviours/clipboard/pasted-html.ts'
export { changeFeatures, createFieldState } from '../../core/feature/field-state.ts'
export { dataUnderWay } from '../../features/image/upload/data-images.ts'
export { allPendingUploads, pendingUploadsOf } from '../../features/image/upload/upload-plugin.ts'
export { groupBlocks, openView } from '../block-groups/block-groups.ts'
export { describeChange } from '../announcements/describe-change.ts'
export { chooseFeatures } from '../features.ts'
export { FieldPopups } from '../field-popups.tsx'
export { FieldToolbar } from '../toolbar/field-toolbar.tsx'
export { ToastHost } from '../toasts/toast-host.tsx'
