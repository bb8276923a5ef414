import type { messages as english } from './below-messages.en.ts'

export const messages: typeof english = {
	routine: 'इस सप्ताह की दिनचर्या',
	fullPlan: 'पूरी योजना',
	today: 'आज',
	studied: 'अध्ययन किया',
	weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार'],
	routineDays: [
		{ paper: 'प्रश्नपत्र 1', text: 'इतिहास, अर्थव्यवस्था, समाजशास्त्र, प्रबंधन' },
		{ paper: 'प्रश्नपत्र 2', text: 'नीतिशास्त्र, विज्ञान, भूगोल' },
		{ paper: 'प्रश्नपत्र 3', text: 'राजव्यवस्था, प्रशासन, विधि' },
		{ paper: 'प्रश्नपत्र 4', text: 'हिंदी और अंग्रेज़ी' },
		{ paper: 'निबंध', text: 'एक पूरा निबंध' },
	],
}
