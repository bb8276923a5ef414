import type { ReactNode } from 'react'
import { FileSending, type SendFile } from '#web/content/desk/editor/file-sending.ts'
import { createApi } from '#web/lib/api.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { sendWithProgress } from '#web/lib/send-with-progress.ts'

/** Lets whatever is edited inside send videos and documents. */
export function ContentFileSending({ children }: { children: ReactNode }) {
	return <FileSending value={sendFile}>{children}</FileSending>
}

const sendFile: SendFile = async (file, use, onProgress, signal) => {
	const body = new FormData()
	body.append('file', file, file.name)
	const api = createApi(sendWithProgress(onProgress, signal), documentLanguage)
	const { fileUrl, fileName } = (await api('POST /api/admin/course-files', { query: { use }, body })).data
	return { address: fileUrl, name: fileName }
}
