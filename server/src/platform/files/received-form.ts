import type { ErrorCode } from '@aravalli/shared/errors'

export interface FormRules {
	/** Is the only field that takes files. */
	fileField: string
	maxFiles: number
	maxFileBytes: number
	maxFieldBytes: number
	refusals: { tooMany: ErrorCode; tooLarge: ErrorCode }
}

export interface ReceivedForm {
	/** It has no prototype: a field may have any name. Of fields with the same name the last counts. */
	fields: Record<string, string>
	files: ReceivedFile[]
}

export interface ReceivedFile {
	/** Leads to a temporary file. */
	path: string
	/** Is for people only: without folders and without what steers or cannot be seen, at most 200 characters; may be empty. */
	fileName: string
	sizeBytes: number
}
