import type { messages as english } from './messages.en.ts'
import type { PaletteFilter, PaletteState } from './palette-states.ts'

const stateNames: Record<PaletteState, string> = {
	answered: 'उत्तर दिया',
	'not-attempted': 'E, अनुत्तरित',
	seen: 'देखा, विकल्प ख़ाली',
	unseen: 'अभी नहीं देखा',
}

const filterNames: Record<PaletteFilter, string> = { all: 'सभी', blank: 'ख़ाली', flagged: 'निशान लगे' }

export const messages: typeof english = {
	title: 'मॉक टेस्ट',
	needsScript:
		'टेस्ट के लिए JavaScript चाहिए। आपके उत्तर और समय सर्वर पर सुरक्षित हैं: आगे बढ़ने के लिए यह पृष्ठ JavaScript वाले ब्राउज़र में खोलें।',
	failed: 'टेस्ट लोड नहीं हो सका। कृपया अपना इंटरनेट कनेक्शन जाँचें। समय चल रहा है।',
	missingTitle: 'टेस्ट नहीं मिला',
	missingText: 'आपके खाते में ऐसा कोई टेस्ट नहीं है।',
	toTests: 'सभी मॉक टेस्ट देखें',
	leave: 'टेस्ट से बाहर जाएँ (समय चलता रहेगा)',
	timeLeft: 'समय शेष',
	bubbleTimeLeft: 'गोले जाँचने का समय शेष',
	askTime: 'शेष समय सुनें',
	left: (hours, minutes, seconds) =>
		[hours > 0 && `${hours} घंटे`, minutes > 0 && `${minutes} मिनट`, hours === 0 && minutes < 2 && `${seconds} सेकंड`]
			.filter(Boolean)
			.join(' '),
	leftSaid: (time) => `${time} शेष`,
	saved: 'सभी उत्तर सहेजे गए',
	saving: 'सहेजा जा रहा है…',
	waiting: (count) => `${count} उत्तर नेटवर्क की प्रतीक्षा में`,
	waitingNone: 'कनेक्शन नहीं है। फिर प्रयास हो रहा है…',
	signedOut: 'आप लॉगआउट हो गए हैं',
	notKept: 'आपका ब्राउज़र उत्तर सहेज नहीं पा रहा। जब तक उत्तर प्रतीक्षा में हैं, यह पृष्ठ बंद न करें।',
	signedOutText:
		'आपका सत्र समाप्त हो गया है। आपके उत्तर इस डिवाइस पर सुरक्षित हैं। दोबारा लॉगिन करते ही वे भेज दिए जाएँगे; समय चल रहा है।',
	login: 'दोबारा लॉगिन करें',
	submit: 'जमा करें',
	submitTitle: 'टेस्ट जमा करें?',
	submitText: 'इसके बाद आप कुछ बदल नहीं सकेंगे।',
	submitNow: 'टेस्ट जमा करें',
	goBack: 'टेस्ट जारी रखें',
	submitting: 'जमा हो रहा है…',
	offlineSubmit: (count) =>
		count > 0
			? `कनेक्शन नहीं है। ${count} उत्तर अभी इसी डिवाइस पर हैं। यह पृष्ठ खुला रखें: नेटवर्क लौटते ही वे भेजे जाएँगे और टेस्ट जमा हो जाएगा।`
			: 'कनेक्शन नहीं है। यह पृष्ठ खुला रखें: नेटवर्क लौटते ही टेस्ट जमा हो जाएगा।',
	overTitle: 'टेस्ट समाप्त हुआ',
	overText: 'आपके उत्तर जाँचे जा रहे हैं।',
	overOffline: (count) =>
		count > 0
			? `कनेक्शन नहीं है। जो उत्तर समय पर सर्वर तक पहुँचे, वे गिने जाएँगे; इस डिवाइस के ${count} उत्तर नहीं पहुँचे। नेटवर्क लौटते ही परिणाम खुलेगा।`
			: 'कनेक्शन नहीं है। आपके सभी उत्तर समय पर सर्वर तक पहुँच गए थे। नेटवर्क लौटते ही परिणाम खुलेगा।',
	lateAnswers: (count) => `${count} उत्तर टेस्ट समाप्त होने से पहले सर्वर तक नहीं पहुँचे और गिने नहीं गए।`,
	counted: {
		answered: 'A से D में उत्तर',
		notAttempted: 'E, अनुत्तरित',
		blank: 'ख़ाली, कोई विकल्प नहीं',
		flagged: 'दोबारा देखने के निशान',
	},
	blankCost: (count, marks) => `${count} ख़ाली प्रश्नों पर ${marks} अंक कटेंगे। E चुनने पर कुछ नहीं कटता।`,
	blankFree: (count) => `${count} प्रश्नों में कोई विकल्प नहीं चुना गया है।`,
	disqualifies: (limit) => `${limit}% से अधिक प्रश्न ख़ाली हैं: इससे आप अयोग्य हो जाएँगे।`,
	question: (number) => `प्रश्न ${number}`,
	questionOf: (number, total) => `${total} में से प्रश्न ${number}`,
	of: (total) => `/ ${total}`,
	languageOfQuestion: 'इस प्रश्न की भाषा',
	onlyEnglish: 'यह प्रश्न केवल अंग्रेज़ी में है।',
	options: (number) => `प्रश्न ${number} के विकल्प`,
	clear: 'उत्तर हटाएँ',
	guessed: 'अनुमान लगाया',
	flag: 'निशान लगाएँ',
	flagged: 'निशान लगा है',
	previous: 'पिछला',
	next: 'अगला',
	fixed: 'समय समाप्त हो चुका है: चुना हुआ विकल्प नहीं बदलेगा।',
	bubbles: (minutes, count) =>
		`समय समाप्त। जाँचने के लिए ${minutes} मिनट: ${count === 0 ? 'सभी प्रश्नों में विकल्प चुना जा चुका है।' : `${count} प्रश्न ख़ाली हैं। केवल इन्हीं में विकल्प चुना जा सकता है, और वह बदलेगा नहीं।`}`,
	nextBlank: 'अगला ख़ाली प्रश्न',
	palette: 'सभी प्रश्न',
	paletteShort: (number, total) => `${number} / ${total}`,
	filter: 'दिखाएँ',
	filters: filterNames,
	noneFlagged: 'किसी प्रश्न पर निशान नहीं है।',
	noneBlank: 'हर प्रश्न में विकल्प चुना जा चुका है।',
	states: stateNames,
	guessedCount: 'अनुमान',
	flaggedCount: 'निशान लगे',
	legend: 'प्रश्नों की स्थिति',
	cell: (number, state, letter, marks) =>
		[
			`प्रश्न ${number}`,
			state === 'answered' ? `उत्तर ${letter}` : stateNames[state],
			marks.isGuessed && 'अनुमान',
			marks.isFlagged && 'निशान लगा है',
		]
			.filter(Boolean)
			.join(', '),
	jump: 'प्रश्न पर जाएँ',
	jumpLabel: (total) => `प्रश्न की संख्या, 1 से ${total}`,
	go: 'जाएँ',
	help: 'कुंजियाँ',
	helpText: 'पूरा टेस्ट कीबोर्ड से दिया जा सकता है।',
	turnKeysOff: 'एक अक्षर वाली कुंजियाँ बंद करें',
	turnKeysOn: 'एक अक्षर वाली कुंजियाँ चालू करें',
	or: 'या',
	keys: {
		option: 'विकल्प चुनें',
		next: 'अगला प्रश्न',
		previous: 'पिछला प्रश्न',
		flag: 'प्रश्न पर निशान लगाएँ',
		guess: 'अनुमान का निशान लगाएँ',
		language: 'प्रश्न दूसरी भाषा में देखें',
		clear: 'उत्तर हटाएँ',
		jump: 'किसी संख्या पर जाएँ',
		palette: 'सभी प्रश्न',
		time: 'शेष समय सुनें',
		help: 'यही सूची',
	},
}
