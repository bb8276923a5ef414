import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES } from '@aravalli/shared/content-files/content-file'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** What editors read when a file of content is refused. */
export const contentFileErrorMessages = {
	'courses.file-type': {
		english: 'Please choose a video (MP4 or WebM) or a PDF, as the field asks for.',
		hindi: 'कृपया इस फ़ील्ड के अनुसार वीडियो (MP4 या WebM) या PDF चुनें।',
	},
	'courses.file-too-large': {
		english: `A video can have at most ${megabytes(VIDEO_MAX_BYTES)} MB, and a PDF ${megabytes(DOCUMENT_MAX_BYTES)} MB. For a longer video, enter its https address.`,
		hindi: `वीडियो अधिकतम ${megabytes(VIDEO_MAX_BYTES)} MB का और PDF अधिकतम ${megabytes(DOCUMENT_MAX_BYTES)} MB की हो सकती है। इससे बड़े वीडियो का https पता लिखें।`,
	},
	'content-file.no-pages': {
		english: 'No page of this PDF can be read: it is damaged, or not a PDF. Please choose another file.',
		hindi: 'इस PDF का कोई पृष्ठ पढ़ा नहीं जा सका: फ़ाइल ख़राब है, या PDF ही नहीं है। कृपया दूसरी फ़ाइल चुनें।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
