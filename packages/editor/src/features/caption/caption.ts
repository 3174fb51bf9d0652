import { removedCaptions } from '../../core/caption/removed-captions.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { captionView } from './caption-view.ts'

/** The captions of tables and images, and those that were taken away. */
export const caption: Feature = {
  name: 'caption',
  content: { nodeViews: { caption: captionView }, plugins: [removedCaptions] },
}
