import { RichTextField, type HostMessages } from '@taskfield/editor'

const german: HostMessages = {
  language: 'de',
  texts: {
    Bold: 'Fett',
    Paragraph: 'Absatz',
    'Heading {number}': 'Überschrift {number}',
    '{item}: on': '{item}: ein',
    'Words: {words} · Characters: {characters}': 'Wörter: {words} · Zeichen: {characters}',
  },
}

export function OwnWords() {
  return <RichTextField locale="en" messages={german} wordCount label="Beschreibung" />
}
