import type { ErrorCode } from '@aravalli/shared/errors'

export interface FormRules {
	/** The only field that takes files. */
	fileField: string
	maxFiles: number
	maxFileBytes: number
	maxFieldBytes: number
	refusals: { tooMany: ErrorCode; tooLarge: ErrorCode }
}

export interface ReceivedForm {
	/** Without a prototype: a field may have any name. Of fields with the same name the last counts. */
	fields: Record<string, string>
	files: ReceivedFile[]
}

export interface ReceivedFile {
	/** A temporary file. */
	path: string
	/** For people only: without folders and without what steers or cannot be seen, at most 200 characters; may be empty. */
	fileName: string
	sizeBytes: number
}
