import type { CourseItem, LectureItem, MaterialItem } from '@aravalli/shared/courses/kinds'

type Built<I> = I & { id: string }

export const buildCourse = (given: Partial<Built<CourseItem>> = {}): Built<CourseItem> => ({
	id: 'foundation',
	position: 1,
	fees: 150,
	discountPercent: 15,
	durationMonths: 8,
	picture: null,
	english: {
		title: 'Foundation course',
		subtitle: 'For whoever begins.',
		features: ['Recorded lectures'],
		description: 'One idea on each slide.',
	},
	hindi: {
		title: 'आधार पाठ्यक्रम',
		subtitle: 'शुरुआत के लिए।',
		features: ['रिकॉर्डेड व्याख्यान'],
		description: 'हर स्लाइड में एक बात।',
	},
	...given,
})

export const buildLecture = (given: Partial<Built<LectureItem>> = {}): Built<LectureItem> => ({
	id: 'aravalli',
	courseId: 'foundation',
	position: 1,
	minutes: 2,
	isFree: true,
	video: 'https://videos.example.com/aravalli',
	english: { title: 'The Aravalli', description: 'Where it begins and ends.' },
	hindi: { title: 'अरावली', description: 'कहाँ से कहाँ तक।' },
	...given,
})

export const buildMaterial = (given: Partial<Built<MaterialItem>> = {}): Built<MaterialItem> => ({
	id: 'notes',
	courseId: 'foundation',
	position: 1,
	file: '',
	english: { title: 'Notes', body: '<p>Guru Shikhar is the highest peak.</p>' },
	hindi: { title: 'नोट्स', body: '<p>गुरु शिखर सबसे ऊँची चोटी है।</p>' },
	...given,
})
