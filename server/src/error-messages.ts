import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'
import { transferErrorMessages } from './content/transfer/error-messages.ts'
import { commentErrorMessages } from './features/comments/error-messages.ts'
import { contentFileErrorMessages } from './features/content-files/error-messages.ts'
import { courseErrorMessages } from './features/courses/error-messages.ts'
import { evaluationErrorMessages } from './features/evaluation/error-messages.ts'
import { mainsMockTestErrorMessages } from './features/mains-mock-tests/error-messages.ts'
import { mockTestErrorMessages } from './features/mock-tests/error-messages.ts'
import { myDataErrorMessages } from './features/my-data/error-messages.ts'
import { notificationErrorMessages } from './features/notifications/error-messages.ts'
import { paymentErrorMessages } from './features/payments/error-messages.ts'
import { questionReportErrorMessages } from './features/question-reports/error-messages.ts'
import { quizErrorMessages } from './features/quizzes/error-messages.ts'
import { resourceErrorMessages } from './features/resources/error-messages.ts'
import { studyErrorMessages } from './features/study-log/error-messages.ts'

/** What people read when something is refused. Each says what happened and, where it helps, what to do. */
export const errorMessages: Record<ErrorCode, Bilingual> = {
	'request.invalid': {
		english: 'Some of the values sent are not valid. Please check them and try again.',
		hindi: 'भेजी गई कुछ जानकारी सही नहीं है। कृपया जाँचकर फिर से प्रयास करें।',
	},
	'request.malformed': {
		english: 'The request could not be read.',
		hindi: 'अनुरोध पढ़ा नहीं जा सका।',
	},
	'request.header-too-large': {
		english: 'The address or the request headers are too long.',
		hindi: 'वेब पता या अनुरोध के हेडर बहुत लंबे हैं।',
	},
	'request.too-large': {
		english: 'What was sent is too large.',
		hindi: 'भेजी गई सामग्री का आकार बहुत बड़ा है।',
	},
	'request.time-out': {
		english: 'The request took too long. Please try again.',
		hindi: 'अनुरोध में बहुत समय लगा। कृपया फिर से प्रयास करें।',
	},
	'request.unsupported-type': {
		english: 'This type of content is not accepted here.',
		hindi: 'इस प्रकार की सामग्री यहाँ स्वीकार नहीं की जाती।',
	},
	'route.not-found': {
		english: 'There is nothing at this address.',
		hindi: 'इस पते पर कुछ नहीं है।',
	},
	'request.foreign-origin': {
		english: 'This request came from another site and was refused.',
		hindi: 'यह अनुरोध किसी दूसरी साइट से आया था, इसलिए स्वीकार नहीं किया गया।',
	},
	'request.too-often': {
		english: 'Too many requests. Please wait a little and try again.',
		hindi: 'बहुत अधिक अनुरोध आए हैं। कृपया थोड़ी देर रुककर फिर से प्रयास करें।',
	},
	'account.too-often': {
		english:
			'You have done this very often in a short time. Please wait a little and try again; what you entered stays here.',
		hindi: 'आपने कम समय में यह बहुत बार किया है। कृपया थोड़ी देर रुककर फिर से प्रयास करें; आपका लिखा हुआ यहीं रहेगा।',
	},
	'request.too-many-at-once': {
		english: 'We are still busy with what you sent before. Please wait a moment and try again.',
		hindi: 'आपने जो पहले भेजा है, उस पर काम चल रहा है। कृपया थोड़ी देर रुककर फिर से प्रयास करें।',
	},
	'access.not-signed-in': {
		english: 'Please login to continue',
		hindi: 'आगे बढ़ने के लिए कृपया लॉगिन करें',
	},
	'access.wrong-role': {
		english: 'Your account may not do this.',
		hindi: 'आपके खाते को इसकी अनुमति नहीं है।',
	},
	'access.sign-in-to-comment': {
		english: 'Please login to add comments',
		hindi: 'टिप्पणी लिखने के लिए कृपया लॉगिन करें',
	},
	'access.sign-in-to-reply': {
		english: 'Please login to add replies',
		hindi: 'जवाब देने के लिए कृपया लॉगिन करें',
	},
	'access.sign-in-to-like-comments': {
		english: 'Please login to like comments',
		hindi: 'टिप्पणी पसंद करने के लिए कृपया लॉगिन करें',
	},
	'access.sign-in-to-like-replies': {
		english: 'Please login to like replies',
		hindi: 'जवाब पसंद करने के लिए कृपया लॉगिन करें',
	},
	'access.sign-in-to-report': {
		english: 'Please log in to report this',
		hindi: 'शिकायत करने के लिए कृपया लॉगिन करें',
	},
	'access.sign-in-to-download': {
		english: 'Please login to download',
		hindi: 'डाउनलोड करने के लिए कृपया लॉगिन करें',
	},
	'access.sign-in-to-keep-notes': {
		english: 'Please log in to save your notes and photos',
		hindi: 'अपने नोट और फ़ोटो सहेजने के लिए कृपया लॉगिन करें',
	},
	'access.only-admins-pin': {
		english: 'Only admins can pin comments',
		hindi: 'टिप्पणी केवल एडमिन पिन कर सकते हैं',
	},
	'user.not-found': {
		english: 'User not found',
		hindi: 'उपयोगकर्ता नहीं मिला',
	},
	'account.email-taken': {
		english: 'This email is already registered. Please login instead.',
		hindi: 'यह ईमेल पहले से पंजीकृत है। कृपया लॉगिन करें।',
	},
	'account.disabled': {
		english: 'This account has been disabled. Please write to us.',
		hindi: 'यह खाता बंद कर दिया गया है। कृपया हमें लिखें।',
	},
	'account.last-admin': {
		english: 'The last administrator account cannot be closed.',
		hindi: 'आख़िरी एडमिन खाता बंद नहीं किया जा सकता।',
	},
	'session.wrong-credentials': {
		english: 'Invalid email or password',
		hindi: 'ईमेल या पासवर्ड ग़लत है',
	},
	'session.too-many-attempts': {
		english: 'Too many wrong attempts. Please wait a few minutes and try again.',
		hindi: 'कई बार ग़लत प्रयास हुआ है। कृपया कुछ मिनट रुककर फिर से प्रयास करें।',
	},
	'session.not-found': {
		english: 'This device is already logged out.',
		hindi: 'इस डिवाइस से पहले ही लॉगआउट हो चुका है।',
	},
	'password.wrong': {
		english: 'The current password is not correct',
		hindi: 'वर्तमान पासवर्ड सही नहीं है',
	},
	'password.common': {
		english: 'This password is too common. Please choose another.',
		hindi: 'यह पासवर्ड बहुत आम है। कृपया कोई दूसरा पासवर्ड चुनें।',
	},
	'password.short-for-role': {
		english: 'The password of a staff account must be at least 12 characters',
		hindi: 'स्टाफ़ खाते का पासवर्ड कम से कम 12 अक्षरों का होना चाहिए',
	},
	'reset.wrong-code': {
		english: 'Invalid OTP',
		hindi: 'OTP सही नहीं है',
	},
	'media.not-found': {
		english: 'Picture not found',
		hindi: 'चित्र नहीं मिला',
	},
	'media.in-use': {
		english: 'This picture is still in use. Please remove it from the listed places first.',
		hindi: 'यह चित्र अभी उपयोग में है। कृपया पहले इसे सूची में दिए गए स्थानों से हटाएँ।',
	},
	'media.too-large': {
		english: 'File size must be less than 10MB',
		hindi: 'फ़ाइल का आकार 10MB से कम होना चाहिए',
	},
	'file.missing': {
		english: 'Please choose a file.',
		hindi: 'कृपया एक फ़ाइल चुनें।',
	},
	'file.too-large': {
		english: 'File size must be less than 5MB',
		hindi: 'फ़ाइल का आकार 5MB से कम होना चाहिए',
	},
	'file.not-an-image': {
		english: 'Please select an image file.',
		hindi: 'कृपया एक चित्र फ़ाइल चुनें।',
	},
	'file.heic': {
		english:
			'HEIC photos cannot be shown here. Please send a JPEG: take a screenshot of the photo, or set the camera to “Most Compatible” and take it again.',
		hindi:
			'HEIC फ़ोटो यहाँ नहीं दिख सकती। कृपया JPEG भेजें: फ़ोटो का स्क्रीनशॉट लें, या कैमरे की सेटिंग में “Most Compatible” चुनकर फ़ोटो फिर से लें।',
	},
	'file.damaged': {
		english: 'This picture is damaged or incomplete. Please choose another one.',
		hindi: 'यह चित्र ख़राब या अधूरा है। कृपया कोई दूसरा चित्र चुनें।',
	},
	'file.too-many-pixels': {
		english: 'This picture has more than 40 megapixels. Please choose a smaller one.',
		hindi: 'यह चित्र 40 मेगापिक्सल से बड़ा है। कृपया छोटा चित्र चुनें।',
	},
	'file.side-too-long': {
		english: 'This picture is more than 12,000 pixels long or wide. Please cut it, or choose another one.',
		hindi: 'यह चित्र 12,000 पिक्सल से ज़्यादा लंबा या चौड़ा है। कृपया इसे काटकर छोटा करें, या कोई दूसरा चित्र चुनें।',
	},
	'file.too-slow': {
		english: 'This picture takes too long to read. Please take a screenshot of it and send that.',
		hindi: 'इस चित्र को पढ़ने में बहुत समय लग रहा है। कृपया इसका स्क्रीनशॉट लेकर वह भेजें।',
	},
	'file.beyond-end': {
		english: 'The file does not reach so far.',
		hindi: 'फ़ाइल इतनी बड़ी नहीं है।',
	},
	'file.not-found': {
		english: 'File not found',
		hindi: 'फ़ाइल नहीं मिली',
	},
	'files.unavailable': {
		english: 'Files cannot be stored or shown right now. Please try again in a minute.',
		hindi: 'फ़ाइलें अभी सहेजी या दिखाई नहीं जा सकतीं। कृपया एक मिनट बाद फिर से प्रयास करें।',
	},
	'question.not-found': {
		english: 'Question not found',
		hindi: 'प्रश्न नहीं मिला',
	},
	...questionReportErrorMessages,
	'blog.not-found': { english: 'This post was not found.', hindi: 'यह पोस्ट नहीं मिली।' },
	'article.not-found': { english: 'This article was not found.', hindi: 'यह लेख नहीं मिला।' },
	'study-item.not-found': {
		english: 'This study material does not exist or is no longer published.',
		hindi: 'यह अध्ययन सामग्री मौजूद नहीं है या अब प्रकाशित नहीं है।',
	},
	'compilation.not-found': {
		english: 'This compilation was not found. Please make it again.',
		hindi: 'यह संकलन नहीं मिला। कृपया इसे फिर से बनाएँ।',
	},
	'compilation.not-ready': {
		english: 'This compilation is still being made. Please wait a little.',
		hindi: 'यह संकलन अभी तैयार हो रहा है। कृपया थोड़ी देर रुकें।',
	},
	'month.empty': { english: 'There are no articles for this month.', hindi: 'इस महीने का कोई लेख नहीं है।' },
	...commentErrorMessages,
	...evaluationErrorMessages,
	...paymentErrorMessages,
	...courseErrorMessages,
	...studyErrorMessages,
	...mainsMockTestErrorMessages,
	...mockTestErrorMessages,
	...myDataErrorMessages,
	...notificationErrorMessages,
	...contentFileErrorMessages,
	...quizErrorMessages,
	...resourceErrorMessages,
	'note.not-found': {
		english: 'Note not found',
		hindi: 'नोट नहीं मिला',
	},
	'note.too-many': {
		english: 'A question can have at most 50 notes. Please delete one first, or add this to one of them.',
		hindi: 'एक प्रश्न के साथ अधिकतम 50 नोट रखे जा सकते हैं। कृपया पहले कोई नोट हटाएँ, या इसे किसी नोट में जोड़ दें।',
	},
	'note.too-many-of-account': {
		english: 'You have 5,000 notes, the most an account can have. Please delete some you no longer need.',
		hindi: 'आपके 5,000 नोट हो चुके हैं, एक खाते में इतने ही रखे जा सकते हैं। कृपया वे नोट हटाएँ जिनकी अब ज़रूरत नहीं।',
	},
	'photo.not-an-image': {
		english: 'Please select an image file.',
		hindi: 'कृपया चित्र फ़ाइल चुनें।',
	},
	'photo.too-large': {
		english: 'File size must be less than 5MB',
		hindi: 'फ़ाइल का आकार 5MB से कम होना चाहिए',
	},
	'photo.too-many': {
		english: 'A question can have at most 20 photos. Please delete one first.',
		hindi: 'एक प्रश्न के साथ अधिकतम 20 फ़ोटो रखी जा सकती हैं। कृपया पहले कोई फ़ोटो हटाएँ।',
	},
	'photo.no-room': {
		english: 'Your photos have used all 500 MB. Please delete some you no longer need.',
		hindi: 'फ़ोटो के लिए आपकी 500 MB जगह भर गई है। कृपया वे फ़ोटो हटाएँ जिनकी अब ज़रूरत नहीं।',
	},
	'content.not-found': {
		english: 'Entry not found.',
		hindi: 'ऐसी कोई प्रविष्टि नहीं है।',
	},
	'content.incomplete': {
		english: 'This cannot be published yet. Please complete the marked fields.',
		hindi: 'इसे अभी प्रकाशित नहीं किया जा सकता। कृपया चिह्नित फ़ील्ड पूरे करें।',
	},
	'content.changed': {
		english: 'Somebody has saved a newer version in the meantime. Your text is safe.',
		hindi: 'इस बीच किसी ने नया संस्करण सहेज लिया है। आपका लिखा हुआ सुरक्षित है।',
	},
	'content.deleted': {
		english: 'This entry has been deleted. Restore it to continue.',
		hindi: 'यह प्रविष्टि हटा दी गई है। आगे बढ़ने के लिए इसे वापस लाएँ।',
	},
	...transferErrorMessages,
	'server.failed': {
		english: 'Something went wrong on our side. Please try again.',
		hindi: 'हमारी ओर से कोई गड़बड़ी हो गई। कृपया फिर से प्रयास करें।',
	},
	'server.overloaded': {
		english: 'Too many people are here right now. Please try again in a few seconds.',
		hindi: 'इस समय साइट पर बहुत अधिक लोग हैं। कृपया कुछ सेकंड बाद फिर से प्रयास करें।',
	},
	'database.unavailable': {
		english: 'The service is not available right now. Please try again in a minute.',
		hindi: 'सेवा अभी उपलब्ध नहीं है। कृपया एक मिनट बाद फिर से प्रयास करें।',
	},
}
