import { bannerFiles, noticeFiles } from '../../server/src/features/announcements/announcement-files.ts'
import { reviewFiles, testimonialFiles } from '../../server/src/features/voices/voice-files.ts'
import { declareDemo } from '../demo.ts'

const portraitBytes = 4000

/** Are the demos of what stands on the pages of the site itself. */
export const siteDemos = [
	declareDemo({
		...bannerFiles,
		keysOf: ({ position }) => ({ position }),
	}),
	declareDemo({
		...noticeFiles,
		ownProblems: ({ status }) =>
			/^(in)?active$/i.test(status) ? [] : [`the status “${status}” is neither active nor inactive`],
		jointProblems: (files) =>
			files.some(({ file }) => /^active$/i.test(file.status)) ? [] : ['No announcement is active.'],
	}),
	declareDemo({
		...testimonialFiles,
		count: [10, 10],
		pictureBytes: portraitBytes,
		keysOf: ({ position }) => ({ position }),
	}),
	declareDemo({
		...reviewFiles,
		count: [10, 10],
		pictureBytes: portraitBytes,
	}),
]
