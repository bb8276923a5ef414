import { MATERIAL_MAX_BYTES, VIDEO_MAX_BYTES } from '@aravalli/shared/courses/course'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** What people read when something about a course is refused. */
export const courseErrorMessages = {
	'courses.not-found': {
		english: 'There is no such course, lecture or material.',
		hindi: 'ऐसा कोई पाठ्यक्रम, व्याख्यान या सामग्री नहीं है।',
	},
	'courses.closed': {
		english: 'This opens with the course.',
		hindi: 'यह पाठ्यक्रम लेने पर खुलता है।',
	},
	'courses.file-type': {
		english: 'Please choose a video (MP4 or WebM) or a PDF.',
		hindi: 'कृपया वीडियो (MP4 या WebM) या PDF चुनें।',
	},
	'courses.file-too-large': {
		english: `A video can have at most ${megabytes(VIDEO_MAX_BYTES)} MB, and a PDF ${megabytes(MATERIAL_MAX_BYTES)} MB. For a longer video, enter its https address.`,
		hindi: `वीडियो अधिकतम ${megabytes(VIDEO_MAX_BYTES)} MB का और PDF अधिकतम ${megabytes(MATERIAL_MAX_BYTES)} MB की हो सकती है। इससे बड़े वीडियो का https पता लिखें।`,
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
