// A part that is loaded when it is opened brings its style sheet along; bundlers know what to do with it.
declare module '*.css'

declare module '*.css?inline' {
  const text: string
  export default text
}

declare module '*.css?raw' {
  const text: string
  export default text
}
