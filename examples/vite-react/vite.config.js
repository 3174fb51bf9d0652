import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Nothing inline, and no HTML but that of the field's own policy. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types taskfield',
].join('; ')

export default defineConfig({
  plugins: [react()],
  preview: { headers: { 'Content-Security-Policy': policy } },
})
