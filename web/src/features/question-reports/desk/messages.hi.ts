import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'त्रुटि वाले प्रश्न',
	states: { open: 'खुली', closed: 'बंद' },
	statesLabel: 'सूचनाएँ',
	count: (count) => `${count} प्रश्न`,
	order: 'पहले सबसे नई सूचना',
	empty: {
		open: {
			title: 'जाँचने को कुछ नहीं है',
			text: 'अभ्यर्थी जिन प्रश्नों में त्रुटि बताते हैं, वे आपके निर्णय तक यहाँ दिखते हैं।',
		},
		closed: { title: 'अभी कोई बंद सूचना नहीं है', text: 'आप जो बंद करते हैं, वह देखने के लिए यहाँ रहता है।' },
	},
	pastEnd: 'इस पृष्ठ पर कुछ नहीं है',
	lastPage: 'अंतिम पृष्ठ पर जाएँ',
	untitled: 'प्रश्न जो अब प्रकाशित नहीं है',
	reports: 'कारण',
	reason: (name, count) => `${name} × ${count}`,
	last: (moment) => `पिछली सूचना: ${moment}`,
	said: 'अभ्यर्थियों ने क्या लिखा',
	written: (reason, moment) => `${reason}, ${moment}`,
	outcomes: { corrected: 'सुधार दिया गया', 'no-change': 'बदलाव की ज़रूरत नहीं' },
	closeAs: 'सूचनाएँ बंद करें और भेजने वालों को बताएँ:',
	edit: 'संपादक में खोलें',
	see: 'अभ्यर्थी की तरह देखें',
	working: 'हो रहा है…',
	closed: (count) => `बंद कर दिया गया। ${count} अभ्यर्थियों को बताया जाएगा।`,
	failed: 'यह नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
}
