import type { messages as english } from './sample-messages.en.ts'

export const messages: typeof english = {
	sample: 'नमूना',
	hint: 'केवल प्रदर्शन के लिए लिखा गया है, किसी वास्तविक व्यक्ति का कथन नहीं',
}
