import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'आप ऑफ़लाइन हैं',
	text: 'इस पृष्ठ के लिए इंटरनेट चाहिए। अपना कनेक्शन जाँचें और फिर से प्रयास करें।',
	kept: 'जो पृष्ठ पहले से खुले हैं, उनमें लिखा हुआ वहीं सुरक्षित है।',
	tryAgain: 'फिर से प्रयास करें',
}
