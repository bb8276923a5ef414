import { brand } from '@aravalli/shared/brand'
import type { Language } from '@aravalli/shared/language'

interface GuideWords {
	title: string
	madeAt: (moment: string) => string
	intro: readonly string[]
	/** Begins with the data, then the folders. */
	parts: readonly { path: string; what: string }[]
	severalFiles: string
	leftOut: string
	questions: (email: string) => string
	missing: string
}

export const guideWords: Record<Language, GuideWords> = {
	english: {
		title: `My data on ${brand.name.english}`,
		madeAt: (moment) => `This copy was made on ${moment}.`,
		intro: [
			'It holds everything that we keep about you: your data as text, and your files themselves.',
			'Keep it somewhere safe. Whoever has it can read all of it.',
		],
		parts: [
			{
				path: 'data.json',
				what: 'All your data as text that programs can read: account, devices, plans, payments, comments, quizzes, notes and more. Where something has a file, its path is written there.',
			},
			{ path: 'profile-picture.webp', what: 'Your profile picture.' },
			{ path: 'receipts/', what: 'Your receipts as PDF files.' },
			{ path: 'comments/', what: 'The pictures of your comments.' },
			{ path: 'practice-photos/', what: 'The photos that you keep with questions.' },
			{
				path: 'answer-copies/',
				what: 'A folder for each answer, by its day: the pages as you sent them (sent-…), as they are read (page-…), and with the evaluation drawn on them (evaluated.pdf).',
			},
		],
		severalFiles:
			'A large copy comes as several ZIP files. Unpack them into the same folder, and the links of index.html lead to everything.',
		leftOut:
			'Smaller and larger versions of the same pictures are left out, and so are your password and sessions, which we only have in a form that nobody can use.',
		questions: (email) => `Questions? Write to us: ${email}`,
		missing: 'These files were removed, or could not be read, while the copy was being made:',
	},
	hindi: {
		title: `${brand.name.hindi} पर मेरा डेटा`,
		madeAt: (moment) => `यह प्रति ${moment} को बनी।`,
		intro: [
			'इसमें वह सब है जो हम आपके बारे में रखते हैं: आपका डेटा टेक्स्ट के रूप में और आपकी फ़ाइलें।',
			'इसे सुरक्षित जगह रखें। जिसके पास यह होगी, वह सब कुछ पढ़ सकेगा।',
		],
		parts: [
			{
				path: 'data.json',
				what: 'आपका सारा डेटा ऐसे टेक्स्ट में, जिसे प्रोग्राम पढ़ सकते हैं: खाता, डिवाइस, योजनाएँ, भुगतान, टिप्पणियाँ, क्विज़, नोट आदि। जिसकी फ़ाइल है, उसके साथ फ़ाइल का स्थान भी लिखा है।',
			},
			{ path: 'profile-picture.webp', what: 'आपकी प्रोफ़ाइल फ़ोटो।' },
			{ path: 'receipts/', what: 'आपकी रसीदें, PDF फ़ाइलों के रूप में।' },
			{ path: 'comments/', what: 'आपकी टिप्पणियों के चित्र।' },
			{ path: 'practice-photos/', what: 'वे फ़ोटो जो आपने प्रश्नों के साथ रखी हैं।' },
			{
				path: 'answer-copies/',
				what: 'हर उत्तर का एक फ़ोल्डर, दिन के अनुसार: पृष्ठ जैसे आपने भेजे (sent-…), जैसे वे पढ़े जाते हैं (page-…), और मूल्यांकन के साथ (evaluated.pdf)।',
			},
		],
		severalFiles: 'बड़ी प्रति कई ZIP फ़ाइलों में आती है। सबको एक ही फ़ोल्डर में खोलें; तब index.html के लिंक हर फ़ाइल तक ले जाएँगे।',
		leftOut:
			'उन्हीं चित्रों के छोटे-बड़े रूप इसमें नहीं हैं। पासवर्ड और लॉगिन सत्र भी नहीं हैं: वे हमारे पास केवल ऐसे रूप में हैं जिसका कोई उपयोग नहीं कर सकता।',
		questions: (email) => `कोई प्रश्न हो, तो हमें लिखें: ${email}`,
		missing: 'ये फ़ाइलें प्रति बनते समय हटा दी गईं या पढ़ी नहीं जा सकीं:',
	},
}
