import 'bootstrap/dist/css/bootstrap.css'

export { ResetPage as default } from './reset-page.jsx'
