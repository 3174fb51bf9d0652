/**
 * What a command may do to the text:
 *
 * - `selects`: nothing; it moves the caret, opens something or says something;
 * - `keeps`: every character and every object stays, line by line; only their form changes;
 * - `indents`: the same, but for white space in code;
 * - `codes`: every character and every object stays; objects in a line may become their words;
 * - `moves`: every character and every object stays, in another order;
 * - `deletes`: what is selected goes, or what stands right beside the caret; all else stays;
 * - `movesCells`: the same, and so do all cells; those that come among headings become some;
 * - `grows`: the same, with new cells of tables; one selected object may give its place to a table;
 * - `keepsImage`: every character and every object stays; one image looks or stands otherwise, and its caption may come or go;
 * - `deletesImage`: one image goes with its caption; all else stays;
 * - `inserts`: images come in the place of what is selected; all else stays;
 * - `types`: something comes in the place of what is selected; all else stays.
 */
export type CommandClass =
  | 'selects'
  | 'keeps'
  | 'indents'
  | 'codes'
  | 'moves'
  | 'movesCells'
  | 'grows'
  | 'deletes'
  | 'keepsImage'
  | 'deletesImage'
  | 'inserts'
  | 'types'

type Classes = Readonly<Record<string, CommandClass>>

/** What a key does, with all the features that answer it. */
export const keyClasses: Classes = {
  Enter: 'types',
  'Shift-Enter': 'types',
  'Mod-Enter': 'types',
  Backspace: 'deletes',
  'Mod-Backspace': 'deletes',
  'Shift-Backspace': 'deletes',
  Delete: 'deletes',
  'Mod-Delete': 'deletes',
  Tab: 'grows',
  'Shift-Tab': 'indents',
  'Mod-]': 'indents',
  'Mod-[': 'indents',
  'Mod-b': 'keeps',
  'Mod-i': 'keeps',
  'Mod-u': 'keeps',
  'Mod-Shift-x': 'keeps',
  'Mod-e': 'keeps',
  'Mod-,': 'keeps',
  'Mod-.': 'keeps',
  'Mod-\\': 'keeps',
  'Mod-Alt-0': 'keeps',
  'Mod-Alt-1': 'keeps',
  'Mod-Alt-2': 'keeps',
  'Mod-Alt-3': 'keeps',
  'Mod-Shift-l': 'keeps',
  'Mod-Shift-e': 'keeps',
  'Mod-Shift-r': 'keeps',
  'Mod-Shift-j': 'keeps',
  'Mod-Shift-7': 'keeps',
  'Mod-Shift-8': 'keeps',
  'Mod-Shift-9': 'keeps',
  'Alt-Shift-ArrowUp': 'moves',
  'Alt-Shift-ArrowDown': 'moves',
  ArrowLeft: 'selects',
  ArrowRight: 'selects',
  ArrowUp: 'selects',
  // Below code that ends the text it makes a paragraph.
  ArrowDown: 'types',
  'Shift-ArrowLeft': 'selects',
  'Shift-ArrowRight': 'selects',
  'Shift-ArrowUp': 'selects',
  'Shift-ArrowDown': 'selects',
  'Mod-Shift-ArrowLeft': 'selects',
  'Mod-Shift-ArrowRight': 'selects',
  'Mod-Home': 'selects',
  'Mod-End': 'selects',
  'Mod-Shift-Home': 'selects',
  'Mod-Shift-End': 'selects',
  'Mod-a': 'selects',
  'Mod-k': 'selects',
  'Alt-Enter': 'selects',
  Escape: 'selects',
  'Mod-f': 'selects',
  F3: 'selects',
  'Shift-F3': 'selects',
  'Mod-g': 'selects',
  'Mod-Shift-g': 'selects',
  'Mod-Shift-c': 'selects',
  'Alt-0': 'selects',
  'Alt-ArrowUp': 'movesCells',
  'Alt-ArrowDown': 'movesCells',
  'Alt-ArrowLeft': 'movesCells',
  'Alt-ArrowRight': 'movesCells',
  'Alt-F10': 'selects',
  'Alt-Shift-F10': 'selects',
}

/** What an item of the toolbar does, with all its choices. */
export const itemClasses: Classes = {
  bold: 'keeps',
  italic: 'keeps',
  underline: 'keeps',
  strikethrough: 'keeps',
  inlineCode: 'keeps',
  subscript: 'keeps',
  superscript: 'keeps',
  removeFormat: 'keeps',
  link: 'selects',
  heading: 'keeps',
  alignment: 'keeps',
  bulletedList: 'keeps',
  numberedList: 'keeps',
  indent: 'indents',
  outdent: 'indents',
  blockQuote: 'keeps',
  codeBlock: 'codes',
  pageBreak: 'types',
  table: 'grows',
  media: 'selects',
  image: 'selects',
  help: 'selects',
  copyMarkdown: 'selects',
}

/** What the toolbar of an image does. */
export const imageClasses: Classes = {
  place: 'keepsImage',
  describe: 'keepsImage',
  resize: 'keepsImage',
  caption: 'keepsImage',
  delete: 'deletesImage',
  select: 'selects',
}

/** What is done in the panel or the balloon of an item. */
export const panelClasses: Classes = {
  fontColor: 'keeps',
  backgroundColor: 'keeps',
  bulletedList: 'keeps',
  numberedList: 'keeps',
  link: 'types',
  media: 'grows',
  image: 'inserts',
  table: 'grows',
}
