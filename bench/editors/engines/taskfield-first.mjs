// What a page with a field imports. The adapter has more: the read-only view, and commands that are no part of the public interface.
import { RichTextField } from '@taskfield/editor'
import '@taskfield/editor/styles.css'

window.field = RichTextField
