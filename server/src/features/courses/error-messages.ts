import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

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
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
