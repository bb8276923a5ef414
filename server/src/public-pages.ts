import { studyPages } from './features/study-material/public.ts'
import type { PublicPage } from './platform/sharing/public-pages.ts'

/**
 * The pages that search engines are to list, beside what features add of their own content. Pages that only say that something is
 * coming, and those that need a session, stay out and carry `noindex`.
 */
export const publicPages: PublicPage[] = [
	{
		path: '/dashboard',
		title: { english: 'RAS preparation in Hindi and English', hindi: 'RAS की तैयारी, हिंदी और अंग्रेज़ी में' },
	},
	{ path: '/answer-writing-practice', title: { english: 'Answer Writing Practice', hindi: 'उत्तर लेखन अभ्यास' } },
	{ path: '/current-affairs', title: { english: 'Current Affairs', hindi: 'समसामयिकी' } },
	{ path: '/prelims', title: { english: 'Prelims Examination', hindi: 'प्रारंभिक परीक्षा' } },
	{
		path: '/prelims-syllabus-strategy',
		title: { english: 'Prelims Syllabus & Strategy', hindi: 'प्रारंभिक परीक्षा: पाठ्यक्रम एवं रणनीति' },
	},
	{ path: '/prelims-syllabus', title: { english: 'Prelims Syllabus', hindi: 'प्रारंभिक परीक्षा पाठ्यक्रम' } },
	{
		path: '/prelims-success-tips',
		title: { english: 'Prelims Success Tips', hindi: 'प्रारंभिक परीक्षा: सफलता के सूत्र' },
	},
	{
		path: '/prelims-high-probability',
		title: { english: 'Prelims High-Probability Areas', hindi: 'प्रारंभिक परीक्षा: अधिक संभावना वाले क्षेत्र' },
	},
	{ path: '/prelims-faq', title: { english: 'Prelims FAQ', hindi: 'प्रारंभिक परीक्षा: अक्सर पूछे जाने वाले प्रश्न' } },
	{ path: '/prelims-practice', title: { english: 'Prelims Practice', hindi: 'प्रारंभिक परीक्षा अभ्यास' } },
	{
		path: '/prelims-miq',
		title: { english: 'Prelims: Most Important Questions', hindi: 'प्रारंभिक परीक्षा: सर्वाधिक महत्त्वपूर्ण प्रश्न' },
	},
	{ path: '/mains', title: { english: 'Mains Examination', hindi: 'मुख्य परीक्षा' } },
	{ path: '/mains-syllabus', title: { english: 'Mains Syllabus', hindi: 'मुख्य परीक्षा पाठ्यक्रम' } },
	{ path: '/mains-answer-writing', title: { english: 'Mains Answer Writing', hindi: 'मुख्य परीक्षा: उत्तर लेखन' } },
	{
		path: '/mains-exam-hall-tips',
		title: { english: 'Mains Exam Hall Tips', hindi: 'मुख्य परीक्षा: परीक्षा कक्ष के सुझाव' },
	},
	{ path: '/mains-faq', title: { english: 'Mains FAQ', hindi: 'मुख्य परीक्षा: अक्सर पूछे जाने वाले प्रश्न' } },
	{
		path: '/mains-practice',
		title: { english: 'Mains Practice: PYQ pattern and MIQ', hindi: 'मुख्य परीक्षा अभ्यास: PYQ के ढाँचे के प्रश्न और MIQ' },
	},
	{ path: '/mains-questions', title: { english: 'Mains Questions', hindi: 'मुख्य परीक्षा के प्रश्न' } },
	{ path: '/mains-mock-tests', title: { english: 'Mains mock tests', hindi: 'मुख्य परीक्षा के मॉक टेस्ट' } },
	{ path: '/mains-miq', title: { english: 'Most Important Questions', hindi: 'सर्वाधिक महत्त्वपूर्ण प्रश्न' } },
	{ path: '/dmpp-routine', title: { english: 'Daily Monthly Practice Plan', hindi: 'दैनिक मासिक अभ्यास योजना' } },
	{ path: '/daily-evalution-plan', title: { english: 'Answer evaluation plans', hindi: 'उत्तर मूल्यांकन योजनाएँ' } },
	...studyPages,
	{ path: '/courses', title: { english: 'Courses', hindi: 'पाठ्यक्रम' } },
	{ path: '/blogs', title: { english: 'Blogs', hindi: 'ब्लॉग' } },
	{ path: '/search', title: { english: 'Search', hindi: 'खोज' } },
	{ path: '/about', title: { english: 'About us', hindi: 'हमारे बारे में' } },
	{ path: '/help', title: { english: 'Help', hindi: 'सहायता' } },
	{ path: '/contact', title: { english: 'Contact us', hindi: 'संपर्क करें' } },
	{ path: '/privacy-policy', title: { english: 'Privacy policy', hindi: 'गोपनीयता नीति' } },
	{ path: '/terms-conditions', title: { english: 'Terms and conditions', hindi: 'नियम एवं शर्तें' } },
	{ path: '/refund-policy', title: { english: 'Refund policy', hindi: 'धनवापसी नीति' } },
]

/** Beginnings of the addresses that robots have no business at. */
export const privatePaths = [
	'/admin',
	'/my-data',
	'/my-ebooks',
	'/my-progress',
	'/notifications',
	'/onboarding',
	'/payment-history',
	'/profile',
	'/revision',
	'/upload-answersheet',
]
