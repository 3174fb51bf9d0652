import 'tailwindcss/preflight.css'

export { ResetPage as default } from './reset-page.jsx'
