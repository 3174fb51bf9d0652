import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './scripts/compress-files.mjs'

const server = process.env['TASKFIELD_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), compressFiles()],
  // The packages of this repository are built from their sources, as in vitest.config.ts.
  resolve: { conditions: ['taskfield:source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: {
    // With the host of the page, which the server compares with the origin of a write.
    proxy: Object.fromEntries(
      ['/api', '/tasks/task', '/media', '/health'].map(path => [
        path,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
})
