import { CATCH_UP_DAYS, MAX_COPY_PAGES, MAX_PAPER_PAGES, RE_EVALUATION_DAYS } from '@aravalli/shared/answer-copies/copy'
import { MAX_DAILY_QUESTIONS } from '@aravalli/shared/daily-questions/daily-question'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'
import { paperTerms, uploadTerms } from '@aravalli/shared/policy-terms'

type EvaluationCode = Extract<ErrorCode, `${'copy' | 're-evaluation' | 'evaluation' | 'daily'}.${string}`>

const { copyPageMegabytes } = uploadTerms

/** Are the refusals of the whole way of an answer, from the phone's camera to the marked copy. */
export const evaluationErrorMessages: Record<EvaluationCode, Bilingual> = {
	'copy.no-plan': {
		english: 'To send answers you need an evaluation plan.',
		hindi: 'उत्तर भेजने के लिए मूल्यांकन योजना ज़रूरी है।',
	},
	'copy.plan-ended': {
		english: 'Your evaluation plan has ended. Renew it to send more answers.',
		hindi: 'आपकी मूल्यांकन योजना समाप्त हो चुकी है। और उत्तर भेजने के लिए इसे फिर से लें।',
	},
	'copy.not-of-today': {
		english: 'This is not one of today’s questions.',
		hindi: 'यह आज के प्रश्नों में से नहीं है।',
	},
	'copy.closed': {
		english: 'Today’s questions are closed. New ones open tomorrow.',
		hindi: 'आज के प्रश्न बंद हो चुके हैं। नए प्रश्न कल खुलेंगे।',
	},
	'copy.day-used': {
		english: 'You have sent all the answers that your plan allows for today.',
		hindi: 'आपकी योजना में आज जितने उत्तर भेजे जा सकते थे, आप भेज चुके हैं।',
	},
	'copy.plan-used': {
		english: 'You have used all evaluations of your plan.',
		hindi: 'आप अपनी योजना के सभी मूल्यांकन उपयोग कर चुके हैं।',
	},
	'copy.submitted': {
		english: 'This answer has already been sent.',
		hindi: 'यह उत्तर पहले ही भेजा जा चुका है।',
	},
	'copy.not-found': { english: 'This answer copy was not found.', hindi: 'यह उत्तर कॉपी नहीं मिली।' },
	'copy.no-pages': {
		english: 'Please add at least one page.',
		hindi: 'कृपया कम से कम एक पृष्ठ जोड़ें।',
	},
	'copy.too-many-pages': {
		english: `An answer can have at most ${MAX_COPY_PAGES} pages.`,
		hindi: `एक उत्तर में अधिकतम ${MAX_COPY_PAGES} पृष्ठ हो सकते हैं।`,
	},
	'copy.paper-too-many-pages': {
		english: `The copy of a paper can have at most ${MAX_PAPER_PAGES} pages.`,
		hindi: `एक प्रश्नपत्र की कॉपी में अधिकतम ${MAX_PAPER_PAGES} पृष्ठ हो सकते हैं।`,
	},
	'copy.no-sitting': {
		english: 'You have not written this paper on that day.',
		hindi: 'आपने उस दिन यह प्रश्नपत्र नहीं लिखा है।',
	},
	'copy.paper-running': {
		english: 'Your time for this paper is still running. Pages can be sent when you have finished.',
		hindi: 'इस प्रश्नपत्र का समय अभी चल रहा है। लिखना पूरा होने पर पृष्ठ भेजे जा सकेंगे।',
	},
	'copy.paper-closed': {
		english: `A paper can be sent within ${CATCH_UP_DAYS} days.`,
		hindi: `प्रश्नपत्र की कॉपी ${CATCH_UP_DAYS} दिनों के भीतर ही भेजी जा सकती है।`,
	},
	'copy.paper-beyond-plan': {
		english: 'A whole paper counts as all its questions, and your plan has fewer evaluations left.',
		hindi: 'पूरा प्रश्नपत्र अपने सभी प्रश्नों के बराबर गिना जाता है, और आपकी योजना में इतने मूल्यांकन शेष नहीं हैं।',
	},
	'copy.paper-too-soon': {
		english: `One paper can be sent within ${paperTerms.everyDays} days. You have sent one already.`,
		hindi: `${paperTerms.everyDays} दिनों में एक ही प्रश्नपत्र भेजा जा सकता है। आप एक भेज चुके हैं।`,
	},
	'copy.pages-changed': {
		english: 'The pages were changed in another tab. Please look at them again.',
		hindi: 'पृष्ठ किसी दूसरे टैब में बदले गए हैं। कृपया उन्हें फिर से देखें।',
	},
	'copy.pages-unread': {
		english: 'Some pages are still being checked. Please try again in a moment.',
		hindi: 'कुछ पृष्ठों की जाँच चल रही है। कृपया थोड़ी देर में फिर से प्रयास करें।',
	},
	'copy.page-refused': {
		english: 'A page could not be read. Please take it again or remove it.',
		hindi: 'एक पृष्ठ पढ़ा नहीं जा सका। कृपया उसकी फ़ोटो फिर से लें या उसे हटाएँ।',
	},
	'copy.page-foreign': {
		english: 'A page belongs to another booklet. Please remove it.',
		hindi: 'एक पृष्ठ किसी दूसरी पुस्तिका का है। कृपया उसे हटाएँ।',
	},
	'copy.page-too-large': {
		english: `A page can have at most ${copyPageMegabytes} MB.`,
		hindi: `एक पृष्ठ अधिकतम ${copyPageMegabytes} MB का हो सकता है।`,
	},
	'copy.page-type': {
		english: 'Only JPEG, PNG, WebP and HEIC photos and PDF files can be sent.',
		hindi: 'केवल JPEG, PNG, WebP और HEIC फ़ोटो तथा PDF फ़ाइलें भेजी जा सकती हैं।',
	},
	'copy.page-twice': {
		english: 'This page is already there.',
		hindi: 'यह पृष्ठ पहले से जुड़ा है।',
	},
	'copy.page-differs': {
		english: 'The page did not arrive as it was sent. Please send it again.',
		hindi: 'पृष्ठ ठीक से नहीं पहुँचा। कृपया उसे फिर से भेजें।',
	},
	'copy.pdf-protected': {
		english: 'This PDF is protected by a password. Please send one without.',
		hindi: 'यह PDF पासवर्ड से सुरक्षित है। कृपया बिना पासवर्ड वाली PDF भेजें।',
	},
	'copy.pdf-too-many-pages': {
		english: `This PDF has more than ${MAX_COPY_PAGES} pages.`,
		hindi: `इस PDF में ${MAX_COPY_PAGES} से अधिक पृष्ठ हैं।`,
	},
	'copy.not-returned': {
		english: 'This answer is still being evaluated.',
		hindi: 'इस उत्तर का मूल्यांकन अभी चल रहा है।',
	},
	're-evaluation.too-late': {
		english: `Re-evaluation can be asked for within ${RE_EVALUATION_DAYS} days of the copy’s return.`,
		hindi: `पुनर्मूल्यांकन का अनुरोध कॉपी लौटने के ${RE_EVALUATION_DAYS} दिनों के भीतर ही किया जा सकता है।`,
	},
	're-evaluation.asked': {
		english: 'Re-evaluation of this answer has already been asked for.',
		hindi: 'इस उत्तर के पुनर्मूल्यांकन का अनुरोध पहले ही किया जा चुका है।',
	},
	'evaluation.not-found': { english: 'This copy was not found.', hindi: 'यह कॉपी नहीं मिली।' },
	'evaluation.not-yours': {
		english: 'This copy is not with you. Claim it first.',
		hindi: 'यह कॉपी आपके पास नहीं है। पहले इसे अपने पास लें।',
	},
	'evaluation.not-for-you': {
		english: 'This copy is for another evaluator.',
		hindi: 'यह कॉपी किसी दूसरे मूल्यांकनकर्ता के लिए है।',
	},
	'evaluation.taken': {
		english: 'Another evaluator has just taken this copy.',
		hindi: 'यह कॉपी अभी-अभी किसी दूसरे मूल्यांकनकर्ता ने ले ली है।',
	},
	'evaluation.published': {
		english: 'This copy has already been returned.',
		hindi: 'यह कॉपी पहले ही लौटाई जा चुकी है।',
	},
	'evaluation.none-waiting': { english: 'No copy is waiting.', hindi: 'कोई कॉपी प्रतीक्षा में नहीं है।' },
	'evaluation.quota-used': {
		english: 'You have reached your number of copies for today.',
		hindi: 'आज की आपकी कॉपियों की संख्या पूरी हो गई है।',
	},
	'evaluation.too-many-in-hand': {
		english: 'Please return or hand back some of your copies first.',
		hindi: 'कृपया पहले अपने पास की कुछ कॉपियाँ लौटाएँ या वापस कतार में रखें।',
	},
	'evaluation.changed': {
		english: 'This copy was changed in another window. Load it again to see what was saved there.',
		hindi: 'यह कॉपी किसी दूसरी विंडो में बदली गई है। वहाँ जो सहेजा गया, उसे देखने के लिए फिर से लोड करें।',
	},
	'evaluation.marks-too-high': {
		english: 'A part cannot have more than its highest marks.',
		hindi: 'किसी भाग को उसके अधिकतम अंकों से अधिक अंक नहीं दिए जा सकते।',
	},
	'evaluation.foreign-page': {
		english: 'A mark stands on a page that this copy does not have.',
		hindi: 'एक चिह्न ऐसे पृष्ठ पर है जो इस कॉपी में नहीं है।',
	},
	'evaluation.total-differs': {
		english: 'The total is not the sum of the parts. Please look at the marks again.',
		hindi: 'कुल अंक भागों के योग के बराबर नहीं हैं। कृपया अंक फिर से देखें।',
	},
	'evaluation.empty': {
		english: 'Please give marks or write a remark before you return the copy.',
		hindi: 'कॉपी लौटाने से पहले कृपया अंक दें या टिप्पणी लिखें।',
	},
	'daily.past': {
		english: 'Questions of days that are past cannot be changed.',
		hindi: 'बीते दिनों के प्रश्न बदले नहीं जा सकते।',
	},
	'daily.twice': {
		english: `A day has up to ${MAX_DAILY_QUESTIONS} different questions.`,
		hindi: `एक दिन में अधिकतम ${MAX_DAILY_QUESTIONS} अलग-अलग प्रश्न हो सकते हैं।`,
	},
	'daily.answered': {
		english: 'Learners have begun to answer a question that you take out.',
		hindi: 'आप जिस प्रश्न को हटा रहे हैं, अभ्यर्थी उसका उत्तर लिखना शुरू कर चुके हैं।',
	},
	'daily.changed': {
		english: 'Somebody else has changed this day. Please look at it again.',
		hindi: 'इस दिन को किसी और ने बदला है। कृपया इसे फिर से देखें।',
	},
}
