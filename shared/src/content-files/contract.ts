import { z } from 'zod'
import { type Contract, multipartForm } from '../endpoint.ts'
import { uploadAnswer } from '../upload-contract.ts'
import { contentFileUses } from './content-file.ts'

export const contentFilesContract = {
	'POST /api/admin/course-files': {
		summary:
			'Takes one file of content, field `file`, as it is: a video (MP4, WebM) of at most 300 MB, or a PDF with pages of at most 50 MB. Its type is told by its content. It is removed after 30 days in which no content names it',
		access: 'editor',
		allowance: 'media',
		query: z.object({ use: z.enum(contentFileUses).optional().describe('What the field takes') }),
		body: multipartForm,
		answer: uploadAnswer,
		errors: [
			'file.missing',
			'courses.file-too-large',
			'courses.file-type',
			'content-file.no-pages',
			'copy.pdf-protected',
			'file.too-slow',
		],
	},
	'GET /api/admin/course-files/:fileId': {
		summary: 'A file of content, whole or a part of it (`Range`), for editors',
		access: 'editor',
		params: z.object({ fileId: z.string().max(100) }),
		answer: 'video/mp4',
		errors: ['file.not-found', 'file.beyond-end'],
	},
} as const satisfies Contract
