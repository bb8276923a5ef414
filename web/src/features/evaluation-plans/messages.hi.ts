import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'उत्तर मूल्यांकन योजनाएँ',
	intro: 'हिंदी माध्यम। प्रतिदिन चार प्रश्न, विशेषज्ञ शिक्षकों द्वारा जाँच।',
	description:
		'मुख्य परीक्षा के दैनिक उत्तर लेखन और विशेषज्ञ शिक्षकों द्वारा मूल्यांकन की योजनाएँ: हर योजना में क्या खुलता है, अवधि, मूल्य और शर्तें।',
	activeFor: 'अवधि',
	questions: 'प्रश्न',
	questionsADay: (count) => `प्रतिदिन ${count}`,
	returnedWithin: 'वापसी',
	workingHours: (hours) => `${hours} कार्य-घंटे`,
	mentorship: 'मार्गदर्शन',
	weeklyCall: 'साप्ताहिक कॉल',
	noCall: 'नहीं',
	price: 'मूल्य',
	free: 'निःशुल्क',
	insteadOf: 'पहले',
	seatsLeft: (seats) => `शेष स्थान: ${seats}`,
	choose: 'योजना चुनें',
	startTrial: 'निःशुल्क शुरू करें',
	chooseOf: (plan) => `योजना: ${plan}`,
	closed: {
		ended: 'यह योजना समाप्त हो चुकी है और अब नहीं ली जा सकती।',
		full: 'इस योजना के सभी स्थान भर चुके हैं।',
	},
	earlyPrice: (plan, early, places, price) => `${plan}: पहले ${places} विद्यार्थियों के लिए ${early}, उसके बाद ${price}।`,
	nonRefundable: 'राशि वापस नहीं होती।',
	refundPolicy: 'धनवापसी नीति',
	details: 'हर योजना में क्या खुलता है, और उसकी शर्तें',
	terms: 'शर्तें',
	until: (day) => `${day} तक`,
	empty: { title: 'अभी कोई योजना उपलब्ध नहीं है', text: 'नई योजनाएँ यहाँ दिखेंगी।' },
	call: {
		title: 'अगली मार्गदर्शन कॉल',
		when: (moment) => `${moment} (भारतीय समय)`,
		join: 'कॉल से जुड़ें',
	},
	purchase: {
		description: (plan) => `मूल्यांकन योजना: ${plan}`,
		more: (count) => `+${count} और सुविधाएँ शामिल`,
		fewSeats: (seats) => `केवल ${seats} स्थान शेष! अपना स्थान अभी सुरक्षित करें।`,
	},
}
