import { formatCount } from '#web/lib/format-count.ts'
import type { messages as english } from './messages.en.ts'

const entries = (count: number) => (count === 1 ? '1 प्रविष्टि' : `${formatCount(count)} प्रविष्टियाँ`)
const rows = (count: number) => (count === 1 ? '1 पंक्ति' : `${formatCount(count)} पंक्तियाँ`)

export const messages: typeof english = {
	import: 'आयात',
	exports: 'यह सूची निर्यात करें',
	exportAs: { csv: 'CSV निर्यात', xlsx: 'Excel निर्यात' },
	exportFailed: 'फ़ाइल नहीं बन सकी। कृपया फिर से प्रयास करें।',
	title: (kind) => `आयात: ${kind}`,
	intro:
		'स्प्रेडशीट से एक साथ कई प्रविष्टियाँ लाएँ। पहले आपको दिखेगा कि फ़ाइल से क्या होगा; आपके “हाँ” कहने से पहले कुछ भी सहेजा नहीं जाता।',
	choose: 'फ़ाइल चुनें, या यहाँ छोड़ें',
	limits: 'CSV या XLSX, अधिकतम 20 MB और 10,000 पंक्तियाँ',
	reading: (name) => `${name} पढ़ी जा रही है…`,
	example: 'शुरुआत के लिए एक नमूना',
	exampleText:
		'इसमें सभी स्तंभ हैं, दोनों भाषाओं में लिखा है कि किसमें क्या आता है, और एक नमूना प्रविष्टि है। निर्यात की हुई सूची भी आयात की जा सकती है।',
	examples: { xlsx: 'Excel के लिए नमूना', csv: 'CSV नमूना' },
	recent: 'पिछले एक दिन के आयात',
	unnamed: 'बिना नाम की फ़ाइल',
	states: {
		checked: 'आपकी “हाँ” बाकी है',
		waiting: 'अपनी बारी के इंतज़ार में',
		running: 'चल रहा है',
		done: 'पूरा हुआ',
		failed: 'रुक गया',
	},
	nothingStored: 'अभी कुछ भी सहेजा नहीं गया है। फ़ाइल से यह होगा:',
	counts: { new: 'नई', changed: 'बदली हुई', unchanged: 'पहले जैसी', errors: 'त्रुटि वाली' },
	checked: (counts) =>
		`${formatCount(counts.new)} नई, ${formatCount(counts.changed)} बदली हुई, ${formatCount(counts.errors)} त्रुटि वाली`,
	leftOut: (count) => `त्रुटि वाली ${rows(count)} छोड़ दी ${count === 1 ? 'जाएगी' : 'जाएँगी'}; बाकी सभी लाई जा सकती हैं।`,
	correctThem:
		'बाद में अपनी फ़ाइल में त्रुटि वाली पंक्तियाँ ठीक करके उसे फिर से आयात करें: आईडी वाली प्रविष्टियाँ पहचान ली जाती हैं और दोहराई नहीं जातीं। बिना आईडी की पंक्ति हर बार नई प्रविष्टि बनती है, इसलिए ऐसी पंक्तियों में से केवल ठीक की हुई पंक्तियाँ आयात करें।',
	mode: 'इन्हें कैसे सहेजें?',
	modes: {
		drafts: { name: 'ड्राफ़्ट के रूप में', hint: 'प्रकाशित होने तक ये पाठकों को नहीं दिखेंगी।' },
		publish: { name: 'तुरंत प्रकाशित', hint: 'जो पूरी नहीं है वह ड्राफ़्ट रहेगी; आपको बताया जाएगा कि कौन-सी।' },
	},
	bringIn: {
		drafts: (count) => `हाँ, ${entries(count)} सहेजें`,
		publish: (count) => `हाँ, ${entries(count)} प्रकाशित करें`,
	},
	beginning: 'शुरू हो रहा है…',
	nothingToDo: 'इस फ़ाइल में ऐसा कुछ नहीं है जिससे कोई बदलाव हो।',
	another: 'दूसरी फ़ाइल चुनें',
	faulty: (count) => `त्रुटि वाली ${rows(count)}`,
	warned: (count) => `${rows(count)} अभी प्रकाशित नहीं हो ${count === 1 ? 'सकती' : 'सकतीं'}`,
	warnedText: 'इन्हें ड्राफ़्ट के रूप में सहेजकर बाद में पूरा किया जा सकता है।',
	fine: (count) => `बिना किसी समस्या की ${rows(count)}`,
	shownOf: (shown, total) => `${formatCount(total)} में से पहली ${formatCount(shown)} दिखाई गई हैं।`,
	columns: { entry: 'प्रविष्टि', row: 'पंक्ति', problems: 'क्या मिला' },
	untitled: 'बिना शीर्षक',
	wholeRow: 'पूरी पंक्ति',
	underWay: 'आयात चल रहा है',
	rowsDone: (done, total) => `${rows(total)} में से ${formatCount(done)}`,
	quarters: (percent) => `${percent} प्रतिशत पूरा`,
	mayLeave: 'आप यह पृष्ठ छोड़ सकते हैं; आयात चलता रहेगा। एक दिन तक यह आपको “आयात” में फिर से मिलेगा।',
	noNetwork: 'अभी इंटरनेट कनेक्शन नहीं है। आयात सर्वर पर चलता रहेगा, और यह पृष्ठ उसकी स्थिति पूछता रहेगा।',
	stopped: 'आयात रुक गया है',
	stoppedText: 'कुछ मिनटों से यह आगे नहीं बढ़ा है। इसे वहीं से आगे बढ़ाया जा सकता है; कोई प्रविष्टि दो बार नहीं सहेजी जाएगी।',
	goOn: 'आगे बढ़ाएँ',
	done: (file) => `पूरा हुआ: ${file}`,
	outcomes: { stored: 'सहेजी गईं', published: 'प्रकाशित हुईं', drafts: 'ड्राफ़्ट रहीं', refused: 'छोड़ी गईं' },
	seeDrafts: 'ड्राफ़्ट देखें',
	seeChanged: 'बदली हुई प्रविष्टियाँ देखें',
	seePublished: 'प्रकाशित सूची देखें',
	failures: (count) => `${rows(count)} वैसी नहीं हो ${count === 1 ? 'सकी' : 'सकीं'} जैसी होनी ${count === 1 ? 'थी' : 'थीं'}`,
}
