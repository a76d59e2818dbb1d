import 'plyscope';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const spec = JSON.stringify({ game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } });

function Figure() {
  const [step, setStep] = useState(25);
  const heard = { 'onply-scope:step': ({ detail }) => setStep(detail.step) };
  return (
    <>
      <ply-scope {...heard} config={spec} view="tree" step={25} loading="eager" />
      <output>{step}</output>
    </>
  );
}

createRoot(document.getElementById('app')).render(<Figure />);
