import { z } from 'zod'
import { successAnswer } from './endpoint.ts'

/** Every call that takes one file answers this: the file as it is kept, which may be smaller than what was sent. */
export const uploadAnswer = successAnswer(
	z.object({ fileUrl: z.string(), fileName: z.string(), fileSize: z.int().describe('Bytes'), mimeType: z.string() }),
)
