/**
 * Lists what people type for one another. A line is a group; between its signs stand words or short phrases in any spelling
 * and inflection that a search folds anyway. A search for one member of a group finds the others. A word may stand in one
 * group only as a whole member: मूल अधिकार is one member, and मूल alone is left as it is.
 */
export const synonyms = `
	कलक्टर = कलेक्टर = जिलाधीश = जिलाधिकारी = collector = district magistrate
	मूल अधिकार = मौलिक अधिकार = मूलभूत अधिकार = fundamental rights
	मूल कर्तव्य = मौलिक कर्तव्य = fundamental duties
	नीति निदेशक तत्व = नीति निर्देशक तत्व = राज्य के नीति निर्देशक सिद्धांत = directive principles = DPSP
	सूचना का अधिकार = RTI = right to information
	उच्चतम न्यायालय = सर्वोच्च न्यायालय = सुप्रीम कोर्ट = supreme court
	उच्च न्यायालय = हाई कोर्ट = हाईकोर्ट = high court
	स्थल = साइट = site
	आर्द्रभूमि = वेटलैंड = नमभूमि = wetland
	किसान आंदोलन = कृषक आंदोलन = peasant movement
	किसान = कृषक = काश्तकार
	चुनाव = निर्वाचन = इलेक्शन
	चुनाव आयोग = निर्वाचन आयोग = election commission
	माल एवं सेवा कर = वस्तु एवं सेवा कर = GST = goods and services tax
	नियंत्रक एवं महालेखा परीक्षक = CAG = comptroller and auditor general
	लोक सेवा आयोग = public service commission
	RPSC = राजस्थान लोक सेवा आयोग
	पर्यावरण प्रभाव आकलन = EIA = environmental impact assessment
	सकल घरेलू उत्पाद = GDP = gross domestic product
	गैर सरकारी संगठन = स्वयंसेवी संगठन = NGO
	स्वयं सहायता समूह = SHG = self help group
	न्यूनतम समर्थन मूल्य = MSP = minimum support price
	प्रत्यक्ष विदेशी निवेश = FDI = foreign direct investment
	जनहित याचिका = PIL = public interest litigation
	आदर्श आचार संहिता = model code of conduct
	भारतीय रिजर्व बैंक = RBI = reserve bank
	इसरो = ISRO
	बावड़ी = stepwell
	लोक देवता = folk deity
	लोक नृत्य = folk dance
	चित्रकला = पेंटिंग
	गोडावण = ग्रेट इंडियन बस्टर्ड = great indian bustard = GIB
	ओरण = देववन = sacred grove
	मरुस्थल = रेगिस्तान = मरुभूमि
	बाघ = टाइगर
	बाघ अभयारण्य = टाइगर रिजर्व = tiger reserve
	अंबेडकर = आंबेडकर = आम्बेडकर = ambedkar
	विश्नोई = बिश्नोई = vishnoi
	निजता = प्राइवेसी
	निजता का अधिकार = एकांतता का अधिकार
	कृत्रिम बुद्धिमत्ता = आर्टिफिशियल इंटेलिजेंस = AI = artificial intelligence
	भावनात्मक बुद्धिमत्ता = संवेगात्मक बुद्धि = emotional intelligence
	नैतिकता = नीतिशास्त्र = एथिक्स
	भ्रष्टाचार = करप्शन
	महिला = नारी = स्त्री
	दिव्यांग = विकलांग = निःशक्त
	दिव्यांगजन = persons with disabilities
	आदिवासी = जनजाति
	अनुसूचित जनजाति = ST
	अनुसूचित जाति = SC
	अन्य पिछड़ा वर्ग = OBC
	मुख्यमंत्री = CM = chief minister
	प्रधानमंत्री = PM = prime minister
	राज्यपाल = गवर्नर
	संशोधन = अमेंडमेंट
	संविधान = कांस्टीट्यूशन = कॉन्स्टिट्यूशन
	जलवायु परिवर्तन = क्लाइमेट चेंज
	सौर ऊर्जा = सोलर एनर्जी
	अर्थव्यवस्था = इकोनॉमी
	जनसंख्या = आबादी
	1857 की क्रांति = 1857 का विद्रोह = 1857 का स्वतंत्रता संग्राम = revolt of 1857
`
