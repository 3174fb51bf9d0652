import field from './field.css?inline'
import card from '../rich-text/mention-card/mention-card.css?inline'

/** All styles of the field and of `RichText` as one text, for a shadow root: `new CSSStyleSheet().replaceSync(styles)`. */
export const styles: string = field + card
