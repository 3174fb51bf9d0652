import type { RouteObject } from 'react-router'
import { PageFailure } from './ui/page-failure.tsx'

/** The addresses of the app. The workspace and the playground are loaded apart: neither waits for the other. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailure,
    HydrateFallback: () => null,
    children: [
      {
        path: '/playground',
        lazy: { Component: async () => (await import('./playground/playground.tsx')).Playground },
      },
      {
        path: '/',
        lazy: { Component: async () => (await import('./workspace/workspace.tsx')).Workspace },
        children: [
          {
            index: true,
            lazy: { Component: async () => (await import('./workspace/first-task.tsx')).FirstTask },
          },
          {
            path: 'task/:taskId',
            lazy: { Component: async () => (await import('./task-page/task-page.tsx')).TaskPage },
          },
          {
            path: '*',
            lazy: { Component: async () => (await import('./workspace/not-found.tsx')).NotFound },
          },
        ],
      },
    ],
  },
]
