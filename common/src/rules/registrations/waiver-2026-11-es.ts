import type { WaiverText } from '../../model/registrations.ts';

/** Published: must not be changed. */
export const waiverEs202611: WaiverText = {
  version: '2026-11-es',
  language: 'es',
  title: 'Acuerdo de participación en el Wine Walk y exención de responsabilidad',
  paragraphs: [
    {
      heading: '1. Qué está aceptando',
      text: 'Este es un acuerdo legal entre usted y la organización sin fines de lucro que realiza este recorrido de vinos (el «Organizador»). Afecta sus derechos legales: al aceptarlo, usted renuncia al derecho de demandar por ciertas lesiones y pérdidas. Léalo por completo. «El recorrido» significa el recorrido de vinos en el que se inscribe, con todo lo que forma parte de él: las degustaciones, el camino entre los lugares, las recompensas y esta aplicación. «Partes Exoneradas» significa el Organizador, sus directores, directivos, empleados y voluntarios, los negocios participantes y sus propietarios y empleados, los patrocinadores, los propietarios de los lugares donde se realiza el recorrido, y la ciudad y el condado donde se realiza.',
    },
    {
      heading: '2. Participar es decisión suya',
      text: 'Usted participa en el recorrido de manera voluntaria. Usted decide qué lugares visita, qué prueba y cuándo se detiene. Puede irse en cualquier momento. Ningún sello, punto ni recompensa le exige beber alcohol: un registro de visita cuenta tanto si prueba algo como si no.',
    },
    {
      heading: '3. Edad e identificación',
      text: 'Usted confirma que tiene al menos 21 años. Llevará consigo una identificación oficial vigente con fotografía y la mostrará cada vez que el personal o un negocio participante se la pida. Sin ella no se le servirá alcohol, y por ese motivo no se reembolsa ningún boleto. No entregará alcohol a ninguna persona menor de 21 años.',
    },
    {
      heading: '4. Los riesgos del alcohol',
      text: 'Usted entiende que el alcohol afecta el juicio, el equilibrio, la coordinación y el tiempo de reacción, a veces antes de que uno lo note, que puede causar enfermedad, lesiones o la muerte, y que puede interactuar con medicamentos y condiciones médicas. Usted conoce su salud y sus límites mejor que nadie, y solo usted es responsable de decidir si es seguro para usted beber, y cuánto. El vino y los alimentos pueden contener alérgenos como sulfitos, nueces, leche, huevo, trigo y mariscos; le corresponde a usted preguntar por ellos.',
    },
    {
      heading: '5. Beber con responsabilidad',
      text: 'Usted beberá con moderación, comerá algo y tomará agua. Acepta que cualquier negocio o miembro del personal puede negarse a servirle, y que el personal puede poner fin a su participación sin reembolso si parece estar ebrio, pone en peligro a alguien o molesta a otras personas. Llevará bebidas abiertas solo donde la ley y el recorrido lo permitan.',
    },
    {
      heading: '6. No conducir después de beber',
      text: 'Usted no conducirá un automóvil ni usará una motocicleta, bicicleta, patineta ni ningún otro vehículo mientras sus capacidades estén disminuidas. Antes de empezar, organizará una manera segura de volver a casa: un conductor que no beba, transporte público, un taxi o un servicio de viajes. El Organizador no ofrece transporte, salvo que lo indique.',
    },
    {
      heading: '7. Caminar por calles públicas',
      text: 'El recorrido pasa por calles y aceras públicas de un distrito histórico que permanecen abiertas al tránsito, en parte de noche. Puede haber ladrillos y adoquines desiguales, bordillos, escalones, pasos estrechos, suelo mojado o con hielo, multitudes, vehículos y mal tiempo. Usted respetará las leyes de tránsito, usará las aceras y los cruces, llevará calzado adecuado y mirará por dónde camina en lugar de mirar la pantalla. El orden de los lugares y la ruta que sugiere la aplicación son sugerencias: no prometen que un camino sea seguro, esté iluminado o sea accesible para usted.',
    },
    {
      heading: '8. Usted acepta los riesgos',
      text: 'Usted sabe que el recorrido implica riesgos, entre ellos los descritos arriba, los actos de otras personas y riesgos que nadie puede prever, y que pueden causar daños o pérdida de bienes, lesiones, enfermedad, discapacidad o la muerte. Usted acepta todos estos riesgos, conocidos y desconocidos, como propios, en la máxima medida que permita la ley.',
    },
    {
      heading: '9. Exención de responsabilidad',
      text: 'En la máxima medida que permita la ley, usted libera a las Partes Exoneradas de todo reclamo, demanda y acción legal por lesiones, enfermedad, muerte, o pérdida o daño de bienes que surja de su participación en el recorrido, incluidos los reclamos que surjan de la negligencia ordinaria de las Partes Exoneradas, y se compromete a no demandarlas por tales reclamos. Esta exención lo obliga a usted, a su familia, a sus herederos y a toda persona que actúe en su nombre. No abarca la negligencia grave, la conducta indebida intencional ni ninguna responsabilidad que la ley no permita liberar.',
    },
    {
      heading: '10. Indemnización',
      text: 'En la máxima medida que permita la ley, usted indemnizará a las Partes Exoneradas y las mantendrá libres de todo daño frente a reclamos de terceros, incluidos honorarios razonables de abogados, que surjan de su propia conducta en el recorrido o de su incumplimiento de este acuerdo.',
    },
    {
      heading: '11. Atención médica',
      text: 'Si usted se lesiona o se enferma y no puede decidir por sí mismo, consiente en recibir primeros auxilios y el tratamiento médico y el traslado de emergencia que el personal o los servicios de emergencia consideren necesarios. Usted asume los costos de esa atención. Si ha indicado un contacto de emergencia, el personal puede llamar a esa persona. El Organizador no ofrece seguro médico ni personal médico.',
    },
    {
      heading: '12. Fotografías y grabaciones',
      text: 'En el recorrido, que es un evento público, pueden tomarse fotografías y videos. Usted permite que el Organizador y los negocios participantes usen imágenes en las que usted aparezca para informar sobre el recorrido y el distrito y promocionarlos, sin pago y sin su nombre. Si no desea aparecer, dígaselo a quien toma la imagen o al personal de la mesa de registro, y se respetará.',
    },
    {
      heading: '13. Su ubicación y sus datos',
      text: 'La aplicación pide su ubicación solo cuando usted usa una función que la necesita. Su ubicación en el momento de un registro de visita, su precisión y la hora se envían al Organizador y se conservan, para confirmar que usted estuvo allí y otorgar sellos, puntos y recompensas; no se le sigue entre un registro y otro. Lo que usted escribe aquí, junto con la hora, su dirección de internet y el tipo de navegador, se conserva como constancia de este acuerdo y lo ve el personal del recorrido. Sus datos no se venden. Usted recibe noticias del Organizador solo si las solicita por separado. Si no comparte su ubicación, el personal puede confirmar una visita de otra manera.',
    },
    {
      heading: '14. Si una parte no es válida',
      text: 'Si un tribunal considera que una parte de este acuerdo es inválida o no puede hacerse cumplir, esa parte se aplica hasta donde la ley lo permita y todas las demás siguen vigentes. Este es el acuerdo completo sobre su objeto; ninguna declaración verbal lo modifica.',
    },
    {
      heading: '15. Ley aplicable',
      text: 'Este acuerdo se rige por las leyes del estado donde tiene lugar el evento, y las controversias sobre él corresponden a los tribunales de ese estado.',
    },
    {
      heading: '16. Su firma',
      text: 'Al escribir su nombre legal completo, marcar las casillas y completar la inscripción, usted firma este acuerdo de forma electrónica, y su firma electrónica vale como una hecha a mano. Usted confirma que ha leído y entendido el acuerdo, que tuvo la oportunidad de hacer preguntas y de pedir asesoramiento, que lo firma libremente y que la información que da es verdadera.',
    },
  ],
};
