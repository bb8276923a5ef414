import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'शिकायत वाली टिप्पणियाँ',
	count: (count) => `निर्णय बाकी: ${count}`,
	order: 'पहले सबसे अधिक शिकायतें, फिर सबसे पुरानी',
	empty: {
		title: 'कुछ बाकी नहीं है',
		text: 'जिन टिप्पणियों की शिकायत होती है, वे आपके निर्णय तक यहाँ दिखती हैं।',
	},
	pastEnd: 'इस पृष्ठ पर कुछ नहीं है',
	lastPage: 'अंतिम पृष्ठ पर जाएँ',
	comment: (name) => `${name} की टिप्पणी`,
	reply: (name) => `${name} का जवाब`,
	below: 'इस प्रश्न के नीचे:',
	untitled: 'बिना शीर्षक का प्रश्न',
	written: (moment) => `लिखा गया: ${moment}`,
	reports: 'शिकायतें',
	reason: (name, count) => `${name} × ${count}`,
	last: (moment) => `पिछली शिकायत: ${moment}`,
	picture: (place, total, name) => `${name} का भेजा हुआ चित्र ${place}, कुल ${total}`,
	keep: 'रहने दें',
	keepHint: 'जो टिप्पणी आप रहने दें, वह इस सूची से हट जाती है। कोई और शिकायत करे, तभी वह फिर दिखती है।',
	withdraw: 'रोकें',
	remove: 'हटाएँ',
	working: 'हो रहा है…',
	removal: {
		comment: 'यह टिप्पणी हमेशा के लिए हटा दें?',
		reply: 'यह जवाब हमेशा के लिए हटा दें?',
		keep: 'न हटाएँ',
	},
	said: {
		kept: 'रहने दिया गया; इसकी शिकायतें निपट गईं।',
		withdrawn: 'टिप्पणी रोक दी गई है।',
		shown: 'टिप्पणी फिर से दिख रही है।',
		removed: 'हटा दिया गया है।',
	},
	failed: 'यह नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
}
