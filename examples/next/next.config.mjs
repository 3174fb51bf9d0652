/** StrictMode is on by itself in the App Router; said here because the field is tried in it. */
export default { reactStrictMode: true, poweredByHeader: false }
