import { refundTerms } from '@aravalli/shared/policy-terms'
import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'आपके विशेषज्ञ सत्र',
	rule: `भुगतान के ${refundTerms.requestDays} दिन के भीतर और सत्र शुरू होने से पहले आप उसका समय बदल सकते हैं या उसे रद्द कर सकते हैं। रद्द सत्र की राशि जाँच के बाद लौटाई जाती है।`,
	none: 'आपने अभी कोई सत्र बुक नहीं किया है।',
	book: 'सत्र बुक करें',
	failed: 'आपके सत्र लोड नहीं हो सके।',
	status: { booked: 'बुक है', cancelled: 'रद्द', over: 'हो चुका' },
	until: (moment) => `${moment} तक बदल या रद्द कर सकते हैं`,
	notChangeable: 'इसे अब यहाँ बदला या रद्द नहीं किया जा सकता।',
	actionsOf: (when) => `${when} का सत्र`,
	calendar: 'कैलेंडर में जोड़ें',
	move: 'समय बदलें',
	cancel: 'रद्द करें',
	cancelQuestion: 'यह सत्र रद्द करें? यह समय दूसरों के लिए खुल जाएगा, और हम आपकी धनवापसी की जाँच करेंगे।',
	cancelYes: 'सत्र रद्द करें',
	cancelNo: 'रहने दें',
	cancelled: 'सत्र रद्द हो गया। धनवापसी के बारे में हम आपको लिखेंगे।',
	moveTitle: 'सत्र का समय बदलें',
	moveText: (when) => `अभी: ${when}। नया समय चुनें; कोई भुगतान नहीं करना है।`,
	moveNow: 'समय बदलें',
	moving: 'समय बदला जा रहा है…',
	moved: (when) => `सत्र का नया समय: ${when}`,
	chooseNew: 'कृपया तिथि और समय चुनें।',
	away: 'यह नहीं हो सका। कनेक्शन जाँचें और फिर से प्रयास करें।',
}
