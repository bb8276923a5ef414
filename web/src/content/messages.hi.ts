import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	home: 'होम',
	searchTooLong: 'खोज में अधिकतम 200 अक्षर हो सकते हैं। कृपया इसे छोटा करें।',
	clearSearch: 'खोज हटाएँ',
	pageNumber: (page) => `पृष्ठ ${page}`,
	pageOf: (page, pages) => `पृष्ठ ${page}, कुल ${pages}`,
	searchedFor: (search) => `(खोज: “${search}”)`,
	newestFirst: 'नवीनतम पहले',
	emptyPage: 'ऐसा कोई पृष्ठ नहीं है।',
	firstPage: 'पृष्ठ 1 पर जाएँ',
	backToList: 'सूची पर लौटें',
	share: 'साझा करें',
	shareFailed: 'लिंक कॉपी नहीं हो सका। इसे एड्रेस बार से कॉपी करें।',
	downloadPdf: 'PDF डाउनलोड करें',
	signInToDownload: 'डाउनलोड करने के लिए कृपया लॉगिन करें',
	login: 'लॉगिन करें',
	pictureSource: (source) => `चित्र: ${source}`,
}
