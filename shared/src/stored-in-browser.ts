import type { Bilingual } from './language.ts'
import { accountTerms, inquiryFormDays } from './policy-terms.ts'
import { storedByPractice } from './stored-by-practice.ts'
import { type StoredInBrowser, untilCleared, untilTabClosed } from './stored-entry.ts'

const { sessionDays, sessionIdleDays, staffSessionHours, staffSessionIdleMinutes } = accountTerms

const untilNewVersion: Bilingual = {
	english: 'Until a new version of the site replaces it',
	hindi: 'जब तक साइट का नया संस्करण न आए',
}

const inquiryPeriod: Bilingual = {
	english: `Used for ${inquiryFormDays} days; kept until you clear the data of this site`,
	hindi: `${inquiryFormDays} दिन तक काम आता है; साइट का डेटा मिटाने तक रहता है`,
}

/**
 * Everything that the product keeps in the browser, as the privacy policy lists it. A test reads the code of both sides
 * and fails when it uses a key that is not here, or when one of these is used nowhere.
 */
export const storedInBrowser: readonly StoredInBrowser[] = [
	{
		name: 'preferredLanguage',
		kind: 'cookie',
		purpose: {
			english: 'Tells the server in which language to send a page.',
			hindi: 'सर्वर को बताती है कि पृष्ठ किस भाषा में भेजना है।',
		},
		period: { english: '1 year after your last choice', hindi: 'आपके पिछले चुनाव के बाद 1 वर्ष' },
	},
	{
		name: 'preferredLanguage',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers the language that you chose, or that the link by which you came names.',
			hindi: 'आपकी चुनी हुई भाषा, या आप जिस लिंक से आए उसकी भाषा याद रखता है।',
		},
		period: untilCleared,
	},
	{
		name: 'theme',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers the light or the dark theme, if you chose one.',
			hindi: 'आपकी चुनी हुई हल्के या गहरे रंग वाली थीम याद रखता है।',
		},
		period: untilCleared,
	},
	{
		name: 'accessibility',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers text size, high contrast and less motion.',
			hindi: 'अक्षरों का आकार, अधिक कंट्रास्ट और कम एनिमेशन की पसंद याद रखता है।',
		},
		period: untilCleared,
	},
	{
		name: 'aravalli_session',
		kind: 'cookie',
		purpose: {
			english:
				'Keeps you signed in. Scripts cannot read it, and it names nobody: it is a random number. On a secure connection its name begins with __Host-.',
			hindi:
				'आपका लॉगिन बनाए रखती है। कोई स्क्रिप्ट इसे पढ़ नहीं सकती और इसमें किसी का नाम नहीं, केवल एक यादृच्छिक संख्या होती है। सुरक्षित कनेक्शन पर इसका नाम __Host- से शुरू होता है।',
		},
		period: {
			english: `At most ${sessionDays} days, ${sessionIdleDays} days without a visit; for staff ${staffSessionHours} hours, ${staffSessionIdleMinutes} minutes without a visit. Signing out ends it at once`,
			hindi: `अधिकतम ${sessionDays} दिन, साइट पर न आने पर ${sessionIdleDays} दिन; कर्मचारियों के लिए अधिकतम ${staffSessionHours} घंटे, निष्क्रिय रहने पर ${staffSessionIdleMinutes} मिनट। लॉगआउट करते ही समाप्त`,
		},
	},
	{
		name: 'inquiryFormSeen',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers whether you have seen the inquiry form, so that it does not open by itself again and again.',
			hindi: 'याद रखता है कि पूछताछ फ़ॉर्म आप देख चुके हैं या नहीं, ताकि वह बार-बार अपने आप न खुले।',
		},
		period: inquiryPeriod,
	},
	{
		name: 'inquiryFormSeenAt',
		kind: 'localStorage',
		purpose: { english: 'When that was.', hindi: 'याद रखता है कि वह फ़ॉर्म कब देखा गया।' },
		period: inquiryPeriod,
	},
	{
		name: 'inquiryPageViews',
		kind: 'sessionStorage',
		purpose: {
			english:
				'Counts the pages of this visit, because the inquiry form opens by itself from the second one at the earliest.',
			hindi: 'इस बार देखे गए पृष्ठ गिनता है, क्योंकि पूछताछ फ़ॉर्म दूसरे पृष्ठ से पहले अपने आप नहीं खुलता।',
		},
		period: untilTabClosed,
	},
	{
		name: 'pendingSessionBooking',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers that you were booking an expert session when you had to sign in, to take you back to it.',
			hindi: 'याद रखता है कि विशेषज्ञ सत्र की बुकिंग के बीच आपको लॉगिन करना पड़ा, ताकि आपको वापस वहीं पहुँचाया जा सके।',
		},
		period: {
			english: 'Until the booking goes on, else until you clear the data of this site',
			hindi: 'बुकिंग आगे बढ़ने तक, नहीं तो साइट का डेटा मिटाने तक',
		},
	},
	{
		name: 'unsaved-content:',
		kind: 'localStorage',
		purpose: {
			english:
				'For members of our team only: keeps what they write until it is saved, in case the network fails or the session ends.',
			hindi:
				'केवल हमारी टीम के सदस्यों के लिए: उनका लिखा हुआ सहेजे जाने तक रखता है, ताकि नेटवर्क टूटने या सत्र समाप्त होने पर वह खो न जाए।',
		},
		period: { english: 'Until it is saved', hindi: 'सहेजे जाने तक' },
	},
	{
		name: 'onboardingDraft',
		kind: 'sessionStorage',
		purpose: {
			english: 'Keeps what you have chosen while you set up your preparation, in case the page is loaded again.',
			hindi: 'तैयारी तय करते समय आपने जो चुना है, उसे सहेजता है, ताकि पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until the setup is complete or you close the tab',
			hindi: 'सेटअप पूरा होने या टैब बंद करने तक',
		},
	},
	{
		name: 'commentDraft:',
		kind: 'sessionStorage',
		purpose: {
			english:
				'Keeps the text of a comment or reply that you have begun, in case you have to sign in first, the network is away or the page is loaded again.',
			hindi: 'आपकी अधूरी टिप्पणी या अधूरा जवाब सहेजता है, ताकि लॉगिन करने, नेटवर्क न होने या पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until it is posted, you sign out or you close the tab',
			hindi: 'भेजने, लॉगआउट करने या टैब बंद करने तक',
		},
	},
	...storedByPractice,
	{
		name: 'mapRound:',
		kind: 'sessionStorage',
		purpose: {
			english: 'Keeps the round in which you find places on a map, in case the page is loaded again.',
			hindi: 'मानचित्र पर स्थान खोजने का आपका चालू दौर सहेजता है, ताकि पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until the round is over, you sign out or you close the tab',
			hindi: 'दौर पूरा होने, लॉगआउट करने या टैब बंद करने तक',
		},
	},
	{
		name: 'mapBest:',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers your best result on a map, to show it at the next round.',
			hindi: 'किसी मानचित्र पर आपका सबसे अच्छा परिणाम याद रखता है, ताकि अगले दौर में दिखाया जा सके।',
		},
		period: {
			english: 'Until you sign out or clear the data of this site',
			hindi: 'लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	{
		name: 'tsr-scroll-restoration-v1_3',
		kind: 'sessionStorage',
		purpose: {
			english: 'Remembers how far you had read, for when you come back to a page.',
			hindi: 'याद रखता है कि आपने पृष्ठ कहाँ तक पढ़ा था, ताकि लौटने पर वही जगह खुले।',
		},
		period: untilTabClosed,
	},
	{
		name: 'tanstack_router_reload:',
		kind: 'sessionStorage',
		purpose: {
			english:
				'Remembers that a page was loaded once more after a part of it could not be had, so that this happens only once.',
			hindi: 'याद रखता है कि पृष्ठ का कोई हिस्सा न मिलने पर पृष्ठ एक बार फिर लोड किया गया, ताकि ऐसा बार-बार न हो।',
		},
		period: untilTabClosed,
	},
	{
		name: 'socialHintShown',
		kind: 'sessionStorage',
		purpose: {
			english: 'Remembers that the hint beside our groups was shown, so that it does not come on every page.',
			hindi: 'याद रखता है कि हमारे समूहों वाला संकेत दिख चुका है, ताकि वह हर पृष्ठ पर न दिखे।',
		},
		period: untilTabClosed,
	},
	{
		name: 'aravalli-every-page',
		kind: 'cache',
		purpose: {
			english: 'Keeps fonts, styles and scripts that every page needs, the same for everybody, for a weak network.',
			hindi: 'फ़ॉन्ट, स्टाइल और स्क्रिप्ट सहेजता है जो हर पृष्ठ को चाहिए और सबके लिए एक जैसी हैं, ताकि कमज़ोर नेटवर्क पर भी काम चले।',
		},
		period: untilNewVersion,
	},
	{
		name: 'aravalli-used',
		kind: 'cache',
		purpose: {
			english: 'Keeps further such files once you have used them. Pages and answers of the server are never in it.',
			hindi: 'ऐसी दूसरी फ़ाइलें सहेजता है जो आपके काम आ चुकी हों। इसमें न पृष्ठ होते हैं, न सर्वर के उत्तर।',
		},
		period: {
			english: `${untilNewVersion.english}; emptied when you sign out`,
			hindi: `${untilNewVersion.hindi}; लॉगआउट करने पर ख़ाली हो जाता है`,
		},
	},
	{
		name: 'aravalli-reader',
		kind: 'cache',
		purpose: {
			english: 'Remembers language, theme and text size for the page that is shown without a network.',
			hindi: 'नेटवर्क न होने पर दिखने वाले पृष्ठ के लिए भाषा, थीम और अक्षरों का आकार याद रखता है।',
		},
		period: untilCleared,
	},
]
