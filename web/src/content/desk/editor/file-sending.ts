import type { LineField } from '@aravalli/shared/content/fields'
import { createContext } from 'react'

export interface SentFile {
	/** Is what a field holds. */
	address: string
	name: string
}

/** Is what a field takes. */
export type FileUse = NonNullable<LineField['upload']>

/**
 * Sends a file and gives where it lies.
 *
 * @throws what a call throws; also when it is stopped by `signal`
 */
export type SendFile = (
	file: File,
	use: FileUse,
	onProgress: (share: number) => void,
	signal: AbortSignal,
) => Promise<SentFile>

/** Is given by whoever keeps files. Without it a field that takes one has its address typed. */
export const FileSending = createContext<SendFile | null>(null)
