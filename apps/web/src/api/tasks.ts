import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import { request, RequestError } from './request.ts'

export interface Project {
  id: number
  key: string
  name: string
}

/** A task as the tree needs it. `counter` is its number in the project, `parent` the id of the task above it. */
export interface TaskSummary {
  id: number
  parent: number | null
  counter: number
  name: string
  updatedAt: string
}

export interface Task extends TaskSummary, SavedText {
  project: number
}

export async function listProjects(): Promise<Project[]> {
  return (await request<{ results: Project[] }>('GET', '/api/v1/projects/')).results
}

export async function listTasks(project: number): Promise<TaskSummary[]> {
  return (await request<{ results: TaskSummary[] }>('GET', `/api/v1/projects/${project}/tasks/`)).results
}

export function readTask(id: number): Promise<Task> {
  return request<Task>('GET', `/api/v1/tasks/${id}/`)
}

/** Saves a description that was written over `baseVersion`. Never rejects. */
export async function saveDescription(id: number, html: string, baseVersion: number): Promise<SaveAnswer> {
  try {
    const path = `/api/v1/tasks/${id}/description/`
    return { kind: 'saved', saved: await request<SavedText>('PUT', path, { html, baseVersion }) }
  } catch (error) {
    return readFailure(error)
  }
}

function readFailure(error: unknown): SaveAnswer {
  if (!(error instanceof RequestError)) throw error
  if (error.status === 409)
    return { kind: 'conflict', theirs: (error.body as { current: SavedText }).current }
  const passes = error.status === null || error.status >= 500
  return { kind: 'failed', problem: { message: error.message, passes } }
}
