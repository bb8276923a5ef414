/** Lists words of generated questions, English and Hindi side by side, the most frequent first. */
export const directives = [
	['Discuss', 'विवेचना कीजिए'],
	['Examine', 'परीक्षण कीजिए'],
	['Explain', 'स्पष्ट कीजिए'],
	['Evaluate', 'मूल्यांकन कीजिए'],
	['Write a short note on', 'टिप्पणी लिखिए'],
	['Analyse', 'विश्लेषण कीजिए'],
	['State', 'बताइए'],
	['Compare', 'तुलना कीजिए'],
] as const

export const subjects = [
	['History of Rajasthan', 'राजस्थान का इतिहास'],
	['Indian polity', 'भारतीय राजव्यवस्था'],
	['Rajasthan economy', 'राजस्थान की अर्थव्यवस्था'],
	['Environment', 'पर्यावरण'],
	['Art and culture', 'कला एवं संस्कृति'],
	['Ethics in public administration', 'लोक प्रशासन में नीतिशास्त्र'],
	['Science and technology', 'विज्ञान एवं प्रौद्योगिकी'],
	['Geography of Rajasthan', 'राजस्थान का भूगोल'],
	['World history', 'विश्व इतिहास'],
	['Indian economy', 'भारतीय अर्थव्यवस्था'],
	['Social justice', 'सामाजिक न्याय'],
	['International relations', 'अंतरराष्ट्रीय संबंध'],
] as const

/** Concepts of the syllabus, each with its Hindi term. */
export const concepts = `
Rajasthan राजस्थान|role भूमिका|administration प्रशासन|development विकास|state राज्य|movement आन्दोलन|policy नीति|society समाज
water जल|region क्षेत्र|constitution संविधान|economy अर्थव्यवस्था|rural ग्रामीण|scheme योजना|public लोक|reform सुधार
agriculture कृषि|culture संस्कृति|justice न्याय|literature साहित्य|education शिक्षा|health स्वास्थ्य|desert मरुस्थल|tribe जनजाति
princely रियासती|ruler शासक|Mewar मेवाड़|Marwar मारवाड़|temple मन्दिर|painting चित्रकला|festival त्योहार|folk लोकजीवन
irrigation सिंचाई|canal नहर|mineral खनिज|industry उद्योग|tourism पर्यटन|forest वन|livestock पशुधन|drought सूखा
federalism संघवाद|governor राज्यपाल|legislature विधानमण्डल|judiciary न्यायपालिका|commission आयोग|panchayat पंचायत|election निर्वाचन|right अधिकार
amendment संशोधन|parliament संसद|budget बजट|tax कर|trade व्यापार|inflation मुद्रास्फीति|poverty निर्धनता|employment रोज़गार
ethics नीतिशास्त्र|integrity सत्यनिष्ठा|accountability जवाबदेही|transparency पारदर्शिता|empathy समानुभूति|leadership नेतृत्व|corruption भ्रष्टाचार|citizen नागरिक
climate जलवायु|biodiversity जैवविविधता|pollution प्रदूषण|energy ऊर्जा|solar सौर|soil मृदा|monsoon मानसून|river नदी
fort किला|inscription शिलालेख|dynasty राजवंश|peasant किसान|revolt विद्रोह|Prajamandal प्रजामण्डल|integration एकीकरण|awakening जागृति
technology प्रौद्योगिकी|space अन्तरिक्ष|computer कम्प्यूटर|disease रोग|vaccine टीका|robot रोबोट|nuclear परमाणु|genetics आनुवंशिकी
woman महिला|child बालक|caste जाति|family परिवार|migration प्रवासन|urban नगरीय|bank बैंक|credit साख
dialect बोली|saint सन्त|dance नृत्य|music संगीत|craft शिल्प|jewel आभूषण|costume वेशभूषा|architecture स्थापत्य
`

/** Syllables of invented names, which make up the long tail of rare words. */
export const syllables = `
ram राम|jai जय|uday उदय|man मान|sur सूर|chand चाँद|bhil भील|nag नाग|kot कोट|bik बीक|ratan रतन|dev देव|hari हरि|mohan मोहन|lal लाल|gopal गोपाल
kishan किशन|vijay विजय|amar अमर|bal बाल|deep दीप|indra इन्द्र|karan करण|mangal मंगल|naval नवल|prem प्रेम|raj राज|shiv शिव|tej तेज|veer वीर|yash यश|dhan धन
`

export const nameEndings = `
pur पुर|garh गढ़|nagar नगर|sar सर|wara वाड़ा|ner नेर|khera खेड़ा|bagh बाग|talab तालाब|tola टोला|mandi मण्डी|ghat घाट
`
