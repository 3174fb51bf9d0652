import type { ColumnType, Generated } from 'kysely'
import type { ImageType } from '../uploads/image-type.ts'

/** The tables that migrations/ creates; Kysely converts `project_id` to `projectId` and back. */
export interface Database {
  project: ProjectTable
  task: TaskTable
  taskRevision: TaskRevisionTable
  upload: UploadTable
  taskRevisionUpload: TaskRevisionUploadTable
  comment: CommentTable
  commentUpload: CommentUploadTable
  schemaMigrations: MigrationTable
}

interface ProjectTable {
  id: Generated<number>
  key: string
  name: string
}

interface TaskTable {
  id: Generated<number>
  projectId: number
  parentId: number | null
  /** The number that users see, `#7`; unique within the project. */
  counter: number
  name: string
  html: Generated<string>
  version: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Every version of a description, including the current one. */
interface TaskRevisionTable {
  taskId: number
  version: number
  html: string
  savedAt: Timestamp
}

interface UploadTable {
  id: string
  sha256: string
  type: ImageType
  width: number
  height: number
  files: ColumnType<Record<string, number>, string, string>
  uploadedAt: Timestamp
}

/** The uploads that a version of a description names. */
interface TaskRevisionUploadTable {
  uploadId: string
  taskId: number
  version: number
}

interface CommentTable {
  id: Generated<number>
  taskId: number
  /** The sender's own name for it; unique within the task. */
  key: string
  html: string
  version: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** The uploads that a comment names or has named. */
interface CommentUploadTable {
  uploadId: string
  commentId: number
}

interface MigrationTable {
  id: string
  sha256: string
  appliedAt: Timestamp
}

type Timestamp = ColumnType<Date, Date | undefined, Date>
