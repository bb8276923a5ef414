import { announcementKind, bannerKind } from '@aravalli/shared/announcements/kinds'
import { reviewKind, testimonialKind } from '@aravalli/shared/voices/kinds'
import {
	bannerFile,
	noticeFile,
	toAnnouncement,
	toBanner,
} from '../../server/src/features/announcements/announcement-files.ts'
import { reviewFile, testimonialFile, toReview, toTestimonial } from '../../server/src/features/voices/voice-files.ts'
import { declareDemo } from '../demo.ts'

const portraitBytes = 4000

/** Are the demos of what stands on the pages of the site itself. */
export const siteDemos = (today: string) => [
	declareDemo({
		kind: bannerKind,
		folder: 'announcements/banners',
		shape: bannerFile,
		toItems: (file, id) => [{ id, item: toBanner(file) }],
		keysOf: ({ position }) => ({ position }),
	}),
	declareDemo({
		kind: announcementKind,
		folder: 'announcements/notices',
		shape: noticeFile,
		toItems: (file, id) => [{ id, item: toAnnouncement(file, today) }],
		ownProblems: ({ status }) =>
			/^(in)?active$/i.test(status) ? [] : [`the status “${status}” is neither active nor inactive`],
		jointProblems: (files) =>
			files.some(({ file }) => /^active$/i.test(file.status)) ? [] : ['No announcement is active.'],
	}),
	declareDemo({
		kind: testimonialKind,
		folder: 'voices/testimonials',
		shape: testimonialFile,
		toItems: (file, id) => [{ id, item: toTestimonial(file) }],
		count: [10, 10],
		pictureBytes: portraitBytes,
		keysOf: ({ position }) => ({ position }),
	}),
	declareDemo({
		kind: reviewKind,
		folder: 'voices/reviews',
		shape: reviewFile,
		toItems: (file, id) => [{ id, item: toReview(file, today) }],
		count: [10, 10],
		pictureBytes: portraitBytes,
	}),
]
