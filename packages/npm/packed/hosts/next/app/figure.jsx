'use client';

import { useEffect, useRef, useState } from 'react';

const spec = JSON.stringify({ game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } });

export default function Figure() {
  const figure = useRef(null);
  const [step, setStep] = useState(25);
  useEffect(() => {
    import('plyscope');
    const heard = ({ detail }) => setStep(detail.step);
    const { current } = figure;
    current.addEventListener('ply-scope:step', heard);
    return () => current.removeEventListener('ply-scope:step', heard);
  }, []);
  return <><ply-scope ref={figure} config={spec} view="tree" step={25} loading="eager" /><output>{step}</output></>;
}
