/** In a browser the server's HTML stands already, and stays as it is until the field takes its place. */
export const serverHtml = (): string => ''
