import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import { request } from './request.ts'
import { save } from './save.ts'

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
export function saveDescription(id: number, html: string, baseVersion: number): Promise<SaveAnswer> {
  return save('PUT', `/api/v1/tasks/${id}/description/`, { html, baseVersion })
}
