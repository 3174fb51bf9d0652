import { mountRichTextField } from '@taskfield/element'

mountRichTextField(document.querySelector('#comment'), { commentEditor: true })
