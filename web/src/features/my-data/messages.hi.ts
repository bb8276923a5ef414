import { exportTerms, retentionTerms } from '@aravalli/shared/policy-terms'
import { ANSWERS_KEPT } from '@aravalli/shared/prelims-practice/practice-answer'
import type { messages as english } from './messages.en.ts'

const untilClosed = 'जब तक आप खाता बंद न करें।'
const untilRemoved = 'जब तक आप इन्हें न हटाएँ या खाता बंद न करें।'
const withoutName = 'खाता बंद होने के बाद भी रिकॉर्ड रहता है, पर आपके नाम और संपर्क की जानकारी के बिना।'

export const messages: typeof english = {
	home: 'होम',
	profile: 'प्रोफ़ाइल',
	title: 'मेरा डेटा',
	text: 'हम आपके बारे में जो कुछ रखते हैं, वह सब एक जगह। यह पृष्ठ केवल आपको दिखता है।',
	keptTitle: 'हम क्या रखते हैं',
	keptText: 'संख्या बताती है कि कितनी प्रविष्टियाँ हैं।',
	groups: {
		account: { name: 'खाता और फ़ोटो', text: `आपका विवरण और सेटिंग। ${untilClosed}` },
		devices: { name: 'डिवाइस', text: 'जहाँ आप लॉगिन हैं। जब तक आप वहाँ से लॉगआउट न करें या सत्र समाप्त न हो।' },
		subscriptions: { name: 'योजनाएँ और कोर्स', text: `जो आपके लिए खुले हैं या थे। ${withoutName}` },
		payments: { name: 'ऑर्डर, भुगतान और धनवापसी', text: `कर कानून के अनुसार रखे जाते हैं। ${withoutName}` },
		receipts: { name: 'रसीदें', text: `कर कानून के अनुसार रखी जाती हैं। ${withoutName}` },
		bookings: { name: 'विशेषज्ञ सत्र', text: `आपकी बुकिंग। ${withoutName}` },
		comments: { name: 'टिप्पणियाँ और जवाब', text: `उनके चित्रों के साथ। ${untilRemoved}` },
		reactions: { name: 'पसंद और शिकायतें', text: 'जब तक आप उन्हें वापस न लें या खाता बंद न करें।' },
		quizzes: {
			name: 'क्विज़ और परिणाम',
			text: `${untilClosed} छोड़ी हुई क्विज़ ${retentionTerms.exitedQuizDays} दिन बाद मिट जाती है।`,
		},
		practice: {
			name: 'प्रारंभिक परीक्षा अभ्यास',
			text: `अभ्यास में आपके दिए उत्तर: पिछले ${ANSWERS_KEPT.toLocaleString('en-IN')}। ${untilClosed}`,
		},
		'mock-tests': { name: 'मॉक टेस्ट', text: `आपके प्रयास, हर उत्तर और अंकों के साथ। ${untilClosed}` },
		notes: { name: 'नोट', text: untilRemoved },
		photos: { name: 'उत्तरों की फ़ोटो', text: untilRemoved },
		revision: { name: 'दोहराने के प्रश्न', text: `जिन प्रश्नों पर आपने निशान लगाया या जिनके उत्तर आँके। ${untilClosed}` },
		readings: { name: 'पढ़ने का इतिहास', text: `पिछली 500 चीज़ें जो आपने खोलीं। ${untilClosed}` },
		downloads: { name: 'डाउनलोड', text: `आपने हाल में क्या-क्या डाउनलोड किया। ${untilClosed}` },
		study: {
			name: 'अध्ययन लॉग',
			text: `आपके अध्ययन के दिन, जो आपने दर्ज किया और जो अपने आप गिना गया। ${untilClosed} गिनी गई चीज़ों की सूची ${retentionTerms.studyActivityDays} दिन बाद मिट जाती है।`,
		},
		notifications: {
			name: 'सूचनाएँ',
			text: `आपकी सूचनाएँ, उनकी सेटिंग और उन्हें दिखाने वाले ब्राउज़र। सूचनाएँ ${retentionTerms.notificationDays} दिन तक रहती हैं।`,
		},
		lectures: { name: 'व्याख्यान', text: `आपने देखना कहाँ रोका। ${untilClosed}` },
		'answer-copies': {
			name: 'उत्तर पुस्तिकाएँ',
			text: `उनके पृष्ठों और मूल्यांकन के साथ। ${untilClosed} जो कभी भेजी नहीं गई, वह ${retentionTerms.unsentAnswerDays} दिन बाद मिट जाती है।`,
		},
		messages: {
			name: 'हमें भेजे गए संदेश',
			text: `जो आपने लॉगिन रहते हुए भेजे। ${retentionTerms.messageMonths} महीने, या जब तक आप खाता बंद न करें।`,
		},
		exports: {
			name: 'आपके डेटा की प्रतियाँ',
			text: `फ़ाइल ${exportTerms.readyDays} दिन रहती है; प्रति माँगने की तिथि उसके बाद ${exportTerms.rememberedDays} दिन और।`,
		},
		'content-work': {
			name: 'सामग्री पर काम',
			text: 'जब तक वह सामग्री रहे; खाता बंद होने के बाद आपके नाम के बिना।',
		},
		'evaluation-work': {
			name: 'मूल्यांकनकर्ता के रूप में काम',
			text: 'जब तक वे उत्तर पुस्तिकाएँ रहें; खाता बंद होने के बाद आपके नाम के बिना।',
		},
	},
	entries: (count) =>
		count === 0 ? 'कुछ नहीं' : count === 1 ? '1 प्रविष्टि' : `${count.toLocaleString('en-IN')} प्रविष्टियाँ`,
	privacy: 'इसके बारे में और जानकारी गोपनीयता नीति में',
	copyTitle: 'प्रति पाएँ',
	copyText:
		'एक ZIP फ़ाइल, जिसमें आपका सारा डेटा और आपकी फ़ाइलें होंगी: प्रोफ़ाइल फ़ोटो, उत्तरों की फ़ोटो, टिप्पणियों के चित्र, उत्तर पुस्तिकाएँ और रसीदें।',
	copyTerms: `तैयार होने पर हम आपको ईमेल भेजेंगे। इसे ${exportTerms.readyDays} दिन तक डाउनलोड किया जा सकता है। एक दिन में ${exportTerms.timesADay} प्रतियाँ माँगी जा सकती हैं।`,
	begin: 'प्रति बनाएँ',
	beginAgain: 'नई प्रति बनाएँ',
	beginning: 'शुरू हो रहा है…',
	making: 'आपकी प्रति बन रही है',
	makingText: 'आप यह पृष्ठ छोड़ सकते हैं; काम चलता रहेगा।',
	percent: (progress) => `${progress}%`,
	ready: (made, expires) => `${made} को माँगी गई आपकी प्रति तैयार है। इसे ${expires} तक डाउनलोड किया जा सकता है।`,
	download: (size) => `डाउनलोड करें (${size})`,
	downloadPart: (part, parts, size) => `${parts} में से भाग ${part} डाउनलोड करें (${size})`,
	severalFiles: 'सभी भागों को एक ही फ़ोल्डर में खोलें।',
	failed: 'प्रति नहीं बन सकी। कृपया फिर से प्रयास करें।',
	expired: (made) => `${made} को माँगी गई आपकी प्रति की अवधि समाप्त हो गई है और उसे हटा दिया गया है।`,
	plain: 'केवल डेटा, फ़ाइलों के बिना (JSON)',
	needsScript: 'फ़ाइलों वाली प्रति के लिए JavaScript ज़रूरी है। केवल डेटा उसके बिना भी डाउनलोड हो सकता है।',
	links: {
		expired: 'इस लिंक वाली प्रति की अवधि समाप्त हो गई है और उसे हटा दिया गया है। नीचे नई प्रति बनाएँ।',
		'not-found': 'यह लिंक आपके खाते की किसी प्रति का नहीं है। नीचे अपनी प्रति बनाएँ।',
		'not-ready': 'इस लिंक वाली प्रति अभी तैयार नहीं है।',
	},
	closeTitle: 'खाता बंद करना',
	closeText: 'खाता तुरंत बंद हो जाता है और इसे वापस नहीं लाया जा सकता।',
	erased: 'तुरंत मिट जाता है',
	kept: 'रिकॉर्ड के रूप में रहता है, आपके नाम और संपर्क की जानकारी के बिना',
	keptWhy:
		'कर कानून के अनुसार भुगतानों का रिकॉर्ड रखना होता है; योजनाओं, कोर्स और सत्रों के रिकॉर्ड से पता चलता है कि भुगतान किसके लिए था। जो सत्र अभी होना है, वह रद्द हो जाता है।',
	others: 'दूसरों के जवाब “यह टिप्पणी हटा दी गई है” के नीचे बने रहते हैं। बिना लॉगिन भेजे गए संदेश किसी खाते के नहीं माने जाते।',
	close: 'मेरा खाता बंद करें',
}
