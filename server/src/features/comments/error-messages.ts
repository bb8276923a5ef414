import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

/** What people read when something about a comment, a reply or a report is refused. */
export const commentErrorMessages = {
	'comment.not-found': {
		english: 'Comment not found',
		hindi: 'टिप्पणी नहीं मिली',
	},
	'comment.removed': {
		english: 'This comment has been removed.',
		hindi: 'यह टिप्पणी हटा दी गई है।',
	},
	'comment.too-many-images': {
		english: 'A comment can have at most 3 images',
		hindi: 'एक टिप्पणी में अधिकतम 3 चित्र हो सकते हैं',
	},
	'comment.not-an-image': {
		english: 'Only image files are allowed',
		hindi: 'केवल चित्र फ़ाइलें भेजी जा सकती हैं',
	},
	'comment.image-too-large': {
		english: 'Image size must be less than 5MB',
		hindi: 'चित्र का आकार 5MB से कम होना चाहिए',
	},
	'reply.not-found': {
		english: 'Reply not found',
		hindi: 'जवाब नहीं मिला',
	},
	'report.own': {
		english: 'You cannot report what you wrote yourself. You can delete it.',
		hindi: 'अपने लिखे की शिकायत नहीं की जा सकती। आप उसे हटा सकते हैं।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
