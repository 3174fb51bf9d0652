import '@taskfield/editor/styles.css'

export const metadata = { title: 'Taskfield in Next' }

export default function Layout({ children }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  )
}
