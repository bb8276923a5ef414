import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	download: 'रसीद डाउनलोड करें',
	downloaded: 'रसीद डाउनलोड हो गई!',
	failed: 'रसीद डाउनलोड नहीं हो सकी',
	failedHere: 'रसीद डाउनलोड नहीं हो सकी। कृपया फिर से प्रयास करें।',
	otherForms: 'रसीद अन्य रूपों में:',
	pdf: 'टेक्स्ट वाली PDF',
	html: 'HTML',
}
