'use client'

export type { HostAttribute, HostObject, HostObjectKind, HostValues } from '@taskfield/document'
export { defineHostObject } from '@taskfield/document'
export type { FrameShape, MediaKind, MediaProvider, TextCount } from '@taskfield/document'
export type { ItemIcon } from './core/toolbar/item-icon.tsx'
export type { SendKey } from './core/feature/send-key.ts'
export { matchItems, type MatchableItem } from './core/suggestion/match-items.ts'
export type {
  Mention,
  MentionFeed,
  MentionFromUrl,
  MentionHref,
  MentionItem,
  MentionRequest,
} from './core/suggestion/mention-item.ts'
export type { MentionCard, RenderMention } from './core/suggestion/mention-looks.tsx'
export { createTaskFeed, type TaskFeedOptions } from './core/suggestion/task-feed.ts'
export {
  documentGeneration,
  type DocumentGenerationOptions,
} from './field/document-generation/document-generation.ts'
export type { FeatureName, FeatureSwitches, ToolbarItemName } from './field/features.ts'
export {
  defineFeature,
  type HostBlockChoice,
  type HostFeature,
  type HostHelpLine,
  type HostObjectLooks,
} from './field/host/host-feature.ts'
export type { FieldHandle } from './field/handle.ts'
export type { HostText } from './field/host/host-text.ts'
export type { HostToast, HostToastAction, HostToastHandle } from './field/toasts/host-toast.ts'
export type {
  HostButton,
  HostChoice,
  HostItem,
  HostMenu,
  HostPanel,
  InjectedItem,
  StandardItem,
} from './field/host/injected-item.tsx'
export type { PendingUploads } from './core/feature/pending-uploads.ts'
export type {
  UploadFunction,
  UploadLimits,
  UploadRequest,
  UploadResult,
} from './core/feature/upload-settings.ts'
export { RichTextField } from './field/rich-text-field.tsx'
export type { RichTextFieldProps } from './field/rich-text-field-props.tsx'
export type { ToolbarChoice, ToolbarChoices } from './field/toolbar/toolbar-choices.ts'
export type { MessageKey } from './messages/message-key.ts'
export type {
  HostMessages,
  Locale,
  Message,
  MessageValues,
  Pattern,
  PluralPattern,
} from './messages/message.ts'
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx'
